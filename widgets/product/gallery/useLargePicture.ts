import { useLayoutEffect, useRef, useState } from 'react'

/** The large picture that was asked for last, and whether it has loaded. */
export interface LargePicture {
  address: string
  phase: 'loading' | 'ready' | 'error'
  /** In pixels, once it has loaded; 0 before that, and where it has no size of its own. */
  width: number
}

/**
 * Loads one large picture at a time. A picture that comes after another address was asked for is ignored.
 *
 * @returns the picture, and the function that asks for one. Asking for the same one again does nothing, unless it has failed.
 */
export function useLargePicture(): [LargePicture | undefined, (address: string) => void] {
  const [picture, setPicture] = useState<LargePicture>()
  const wanted = useRef<HTMLImageElement>(undefined)
  useLayoutEffect(
    () => () => {
      wanted.current = undefined
    },
    [],
  )
  const load = (address: string) => {
    if (wanted.current?.src === address) return
    setPicture({ address, phase: 'loading', width: 0 })
    const image = new Image()
    wanted.current = image
    const end = (phase: 'ready' | 'error') => {
      if (wanted.current !== image) return
      if (phase === 'error') wanted.current = undefined
      setPicture({ address, phase, width: image.naturalWidth })
    }
    image.onload = () => end('ready')
    image.onerror = () => end('error')
    image.src = address
  }
  return [picture, load]
}
