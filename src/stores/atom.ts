/** What every store is made of; one module of ours, so that the build keeps one copy of it. */
export { atom } from 'nanostores'
