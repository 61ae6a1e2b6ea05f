import { beforeEach, describe, expect, test } from 'vitest'
import { openPage } from '../../../support/freshPage'
import { find } from '../../../support/page'

/** A picture as the theme's gallery and its image element print it: each link alone in its box (contract 11.5). */
const picture = (name: string) =>
  `<div class="col"><div class="col-inner"><a class="image-lightbox lightbox-gallery" id="${name}" href="/${name}.jpg"><img alt=""></a></div></div>`

const pictures = (...names: readonly string[]) => names.map(picture).join('')

let around: (selector: string) => { names: string[]; startAt: number } | undefined

beforeEach(async () => {
  const { linkedPictures } = await import('../../../../widgets/page/lightboxes/linkedPictures')
  around = (selector) => {
    const found = linkedPictures(find(selector))
    return found && { names: found.pictures.map(({ address }) => address.replace(/.*\/|\..*/g, '')), ...found }
  }
})

function open(html: string): void {
  openPage(html)
  document.body.classList.add('lightbox')
}

describe('a picture of the theme’s is stepped through with', () => {
  test('all of its gallery, which is not marked as a group', () => {
    open(`<div class="row">${pictures('a', 'b', 'c')}</div><div class="row">${pictures('d', 'e')}</div>`)
    expect(around('#b')).toMatchObject({ names: ['a', 'b', 'c'], startAt: 1 })
    expect(around('#d')).toMatchObject({ names: ['d', 'e'], startAt: 0 })
  })

  test('those of a slider', () => {
    open(`<div class="slider">${pictures('a', 'b')}</div>${picture('c')}`)
    expect(around('#a')?.names).toEqual(['a', 'b'])
  })

  test('those beside it in one box', () => {
    open(`<div class="row">${pictures('a', 'b').replace('</div></div><div class="col"><div class="col-inner">', '')}
      ${picture('c')}</div>`)
    expect(around('#a')?.names).toEqual(['a', 'b'])
  })

  test('all of the page that are in no group of their own, where it is the only one of its row', () => {
    open(`<div class="row"><div class="col"><div class="row">${picture('a')}</div></div></div>
      <div class="row">${picture('b')}</div><div class="gallery">${pictures('c', 'd')}</div>`)
    expect(around('#b')).toMatchObject({ names: ['a', 'b'], startAt: 1 })
    expect(around('#c')?.names).toEqual(['c', 'd'])
  })

  test('none that opens no picture, such as one in a new tab', () => {
    open(`<div class="row">${pictures('a', 'b', 'c')}</div>`)
    find('#b').setAttribute('target', '_blank')
    expect(around('#a')?.names).toEqual(['a', 'c'])
  })
})

test('a link by which a picture is saved opens none: the browser saves it', async () => {
  open('<div class="entry-content"><a href="/a.jpg">Bảng cỡ</a><a id="save" href="/a.jpg" download>Tải về</a></div>')
  const { opensPicture } = await import('../../../../widgets/page/pageClaims')
  expect([...document.querySelectorAll('a')].map(opensPicture)).toEqual([true, false])
})

test('a link to a picture that belongs to no gallery opens it alone', () => {
  open('<div class="row"><a class="image-lightbox" id="a" href="/a.jpg"></a><a href="/b.jpg"></a></div>')
  expect(around('#a')).toMatchObject({ names: ['a'], startAt: 0 })
})
