import { expect, test } from 'vitest'
import { type CaseWith, judge, valuesFor, valuesOf, verdictOn } from './judge'

test.each<CaseWith>([
  ['58', { accept: ['.jpg'] }, [], 'passes'],
  ['59', { accept: ['.jpg'] }, { file: 'A.JPG' }, 'passes'],
  ['59, a list in capitals', { accept: ['.JPG'] }, { file: 'a.jpg' }, 'passes'],
  ['60', { accept: ['.jpg'] }, { file: 'notes.myjpg' }, 'fails'],
  ['61', { accept: ['image/jpeg'] }, { file: 'a.jpeg' }, 'passes'],
  ['62', { accept: ['image/*'] }, { file: 'a.png' }, 'passes'],
  ['62, of another kind', { accept: ['image/*'] }, { file: 'a.pdf' }, 'fails'],
  ['63, by its type', { accept: ['image/*'] }, { file: 'a.svg', type: 'image/svg+xml' }, 'passes'],
  ['63, by its type', { accept: ['image/*'] }, { file: 'a.avif', type: 'image/avif' }, 'passes'],
  ['63, without a type', { accept: ['image/*'] }, { file: 'a.avif' }, 'fails'],
  ['64, by its type', { accept: ['image/png'] }, { file: 'a.bin', type: 'image/png' }, 'passes'],
  ['64, of another type', { accept: ['image/png'] }, { file: 'a.bin', type: 'image/gif' }, 'fails'],
  ['64, not the kind alone', { accept: ['image/png'] }, { file: 'a.bin', type: 'image/' }, 'fails'],
  ['65', { accept: ['text/plain'] }, { file: 'x.h' }, 'passes'],
  ['66', { accept: ['IMAGE/PNG'] }, { file: 'a.png', type: 'image/png' }, 'fails'],
  ['67', { accept: ['.tar.gz'] }, { file: 'a.tar.gz' }, 'fails'],
  ['68', {}, { file: 'a.jpg' }, 'fails'],
  ['68', { accept: [] }, { file: 'a.jpg' }, 'fails'],
  ['68', { accept: [''] }, { file: 'a.jpg' }, 'fails'],
  ['68, no type is no match', { accept: ['', '/*', '*'] }, { file: 'a.jpg' }, 'fails'],
  ['69', { accept: ['.jpg'] }, [{ file: 'a.jpg' }, { file: 'a.exe' }], 'fails'],
  [
    '69, both by different ways',
    { accept: ['.jpg', 'image/*'] },
    [{ file: 'a.jpg' }, { file: 'a', type: 'image/avif' }],
    'passes',
  ],
  ['70', { accept: ['.jpg'] }, 'x', 'fails'],
  ['one of several items', { accept: ['.pdf', '.docx'] }, { file: 'đơn.docx' }, 'passes'],
  ['an item that is a number', { accept: [1, '.jpg'] }, { file: 'a.jpg' }, 'passes'],
])('contact-form.rule.file: case %s, %j: %j %s', (_name, properties, input, verdict) => {
  expect(judge('file', properties, input)).toBe(verdict)
})

/** The MIME table of plugins contract 1.15: which endings a type takes by name. */
test.each<[accept: string, takes: string, refuses: string]>([
  ['image/*', 'jpg jpeg jpe gif png bmp tiff tif webp ico heic', 'svg avif pdf mp4'],
  ['image/jpeg', 'jpg jpeg jpe', 'png'],
  ['image/x-icon', 'ico', 'png'],
  ['video/*', 'asf asx wmv wmx wm avi divx flv mov qt mpeg mpg mpe mp4 m4v ogv webm mkv 3gp 3gpp 3g2 3gp2', 'mp3 ogg'],
  ['video/quicktime', 'mov qt', 'mp4'],
  ['video/x-matroska', 'mkv', 'webm'],
  ['audio/*', 'mp3 m4a m4b aac ra ram wav ogg oga flac mid midi wma wax mka', 'mp4 ogv'],
  ['audio/mpeg', 'mp3 m4a m4b', 'wav'],
  ['text/*', 'txt asc c cc h srt csv tsv ics rtx css htm html vtt', 'js rtf'],
  ['text/calendar', 'ics', 'csv'],
  [
    'application/*',
    'pdf rtf zip rar 7z tar gz gzip doc xls ppt docx xlsx pptx odt ods odp odg psd js exe key numbers pages',
    'txt',
  ],
  ['application/vnd.ms-excel', 'xla xls xlt xlw', 'xlsx'],
  ['application/vnd.ms-powerpoint', 'pot pps ppt', 'pptx'],
  ['application/msword', 'doc', 'docx'],
  ['application/octet-stream', 'psd', 'exe'],
])('contact-form.rule.file: %s takes %s and not %s', (accept, takes, refuses) => {
  const verdicts = (endings: string) =>
    endings.split(' ').map((ending) => judge('file', { accept: [accept] }, { file: `x.${ending}` }))
  expect(new Set(verdicts(takes))).toEqual(new Set(['passes']))
  expect(new Set(verdicts(refuses))).toEqual(new Set(['fails']))
})

test.each<CaseWith>([
  ['102, nothing was chosen', { threshold: 10 }, [], 'passes'],
  ['102, nothing was chosen', { threshold: 10 }, '', 'passes'],
  ['102, a file without a byte', { threshold: 10 }, { file: 'a', size: 0 }, 'fails'],
  ['103', { threshold: 10 }, { file: 'a', size: 9 }, 'fails'],
  ['103', { threshold: 10 }, { file: 'a', size: 10 }, 'passes'],
  [
    'sizes add up',
    { threshold: 10 },
    [
      { file: 'a', size: 5 },
      { file: 'b', size: 5 },
    ],
    'passes',
  ],
])('contact-form.rule.minfilesize: case %s, %j: %j %s', (_name, properties, input, verdict) => {
  expect(judge('minfilesize', properties, input)).toBe(verdict)
})

test.each<CaseWith>([
  ['104', { threshold: 1_048_576 }, { file: 'a', size: 1_048_577 }, 'fails'],
  ['104', { threshold: 1_048_576 }, { file: 'a', size: 1_048_576 }, 'passes'],
  [
    '105',
    { threshold: 10 },
    [
      { file: 'a', size: 6 },
      { file: 'b', size: 6 },
    ],
    'fails',
  ],
  ['no file', { threshold: 10 }, [], 'passes'],
  ['no threshold', {}, { file: 'a', size: 6 }, 'passes'],
])('contact-form.rule.maxfilesize: case %s, %j: %j %s', (_name, properties, input, verdict) => {
  expect(judge('maxfilesize', properties, input)).toBe(verdict)
})

test('contact-form.rule.maxfilesize: case 106, of a field without brackets only the last file counts', () => {
  const values = valuesOf(['f', { file: 'a', size: 6 }], ['f', { file: 'b', size: 6 }])
  expect(verdictOn('maxfilesize', { threshold: 10 }, values)).toBe('passes')
})

test('contact-form.rule.maxfilesize: a file of 20 MB is too large for 1 MB, and is not read to know it', () => {
  const values = valuesFor({ file: 'video.mp4' })
  const file = values.get('f')
  const refuse = () => {
    throw new Error('the file was read')
  }
  for (const way of ['arrayBuffer', 'bytes', 'slice', 'stream', 'text'])
    Object.defineProperty(file, way, { value: refuse })
  Object.defineProperty(file, 'size', { value: 20 * 1024 * 1024 })
  expect(verdictOn('maxfilesize', { threshold: 1024 * 1024 }, values)).toBe('fails')
  expect(verdictOn('maxfilesize', { threshold: 20 * 1024 * 1024 }, values)).toBe('passes')
  expect(verdictOn('file', { accept: ['video/*'] }, values)).toBe('passes')
})
