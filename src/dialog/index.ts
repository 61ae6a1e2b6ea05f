export { Lightbox, type LightboxProps } from './Lightbox'
export { useModal } from './useModal'
