export { Lightbox } from './Lightbox'
export { type ShownDialog, useDialogs } from './useDialogs'
export { useModal } from './useModal'
export { usePageContent } from './usePageContent'
