export { Lightbox } from './Lightbox'
export { useModal } from './useModal'
export { usePageContent } from './usePageContent'
