/** The photo feed: what the area's definitions name. */
export { PhotoFeed } from './PhotoFeed'
