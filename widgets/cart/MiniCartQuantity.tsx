import type { ReactNode } from 'react'
import { BusyOverlay } from '../../src/notice/BusyOverlay'
import { ServerElement, useHost } from '../../src/react'
import { useMiniCartQuantity } from './useMiniCartQuantity'

/** A quantity field in a mini-cart row, which newer themes show (contract 1.5; decisions: What a failed add says). */
export function MiniCartQuantity(): ReactNode {
  const field = useHost<HTMLInputElement>()
  const row = field.closest<HTMLElement>('.woocommerce-mini-cart-item')
  const { count, notice, send, sendIfChanged } = useMiniCartQuantity(field, row)
  return (
    <>
      <ServerElement of={field} onChange={send} on={{ 'shop-islands:quantity-set': sendIfChanged }} />
      {row && count > 0 && <BusyOverlay of={row} />}
      {notice}
    </>
  )
}
