import { type ReactNode, useState } from 'react'
import { parsedUrl } from '../../../src/page/address'
import { announce } from '../../../src/page/announcer'
import { goTo } from '../../../src/page/navigation'
import { ServerElement, useHost, useStyles, useText } from '../../../src/react'
import { wishlistSettings } from '../../../src/stores/wishlist/wishlistSettings'
import styles from '../wishlist.css?inline'
import { copyText } from './copyText'

/**
 * The address of a link as the server printed it (plugins contract 2.1): the browser's own spelling of it shows letters of other scripts as
 * percent signs. One without its host is of no use to who gets it.
 */
function printedAddress(link: HTMLAnchorElement): string {
  const printed = link.getAttribute('href')?.trim() ?? ''
  return parsedUrl(printed) ? printed : link.href
}

/**
 * A link whose address is copied (behaviours wishlist.share.copy-link-…); it says so until the pointer or the focus leaves it. Where the
 * browser lets nobody copy, the link is followed: the address then stands in the browser's own bar.
 */
export function CopyLink(): ReactNode {
  const link = useHost<HTMLAnchorElement>()
  const { copied } = useText('wishlist')
  /** The label in place of its own name. */
  const [said, setSaid] = useState<string>()
  useStyles(styles)
  const copy = async () => {
    if (!(await copyText(printedAddress(link)))) {
      goTo(link.href)
      return
    }
    const words = wishlistSettings().wishlistCopiedText || copied
    announce(words)
    setSaid(words)
  }
  const takeBack = () => setSaid(undefined)
  // By these classes the plugin's styles show the label as a hint below the link (plugins contract 2.1).
  const isShown = said !== undefined || undefined
  return (
    <ServerElement
      of={link}
      class={{ tooltipped: isShown, 'tooltipped-s': isShown }}
      aria-label={said}
      onClick={copy}
      onMouseleave={takeBack}
      onBlur={takeBack}
    />
  )
}
