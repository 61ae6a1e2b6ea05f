/** The photo feed: what the area's definitions name. */
export { default as attachPhotoFeed } from './photoFeed'
