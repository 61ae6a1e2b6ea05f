import { describe, expect, test } from 'vitest'
import { collectPictures } from '../../src/page/collectPictures'

interface Link {
  href?: string
}

const first: Link = { href: '/a.jpg' }
const broken: Link = {}
const second: Link = { href: '/b.jpg' }

const read = ({ href }: Link) => (href ? { address: href } : undefined)
const collect = (links: readonly Link[], asked?: Link) => collectPictures(links, read, asked)

describe('the pictures of a gallery', () => {
  test('come in the order of the page, without what shows none', () => {
    expect(collect([first, broken, second]).pictures).toEqual([{ address: '/a.jpg' }, { address: '/b.jpg' }])
  })

  test('begin with the one that was asked for, counted among those that can be opened', () => {
    expect(collect([broken, first, second], second).startAt).toBe(1)
  })

  test('begin nowhere where the one that was asked for cannot be opened, is another gallery’s, or none was', () => {
    expect(collect([first, broken], broken).startAt).toBe(-1)
    expect(collect([first], second).startAt).toBe(-1)
    expect(collect([first]).startAt).toBe(-1)
    expect(collect([], first)).toEqual({ pictures: [], startAt: -1 })
  })
})
