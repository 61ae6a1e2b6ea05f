import type { BarGroup } from '../harness/section'

const WIDTH = 760
const LABEL_WIDTH = 220
const VALUE_WIDTH = 90
const BAR = 18
const GAP = 6
const TITLE = 34
const OURS = '#c2410c'
const OTHERS = '#94a3b8'

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function heightOf({ bars }: BarGroup): number {
  return TITLE + bars.length * (BAR + GAP) + GAP
}

function drawGroup({ title, unit, bars }: BarGroup, top: number): string {
  const longest = Math.max(...bars.map(({ value }) => value))
  const lines = bars.map(({ label, value }, index) => {
    const y = top + TITLE + index * (BAR + GAP)
    const length = Math.max(1, (Math.max(0, value) / longest) * (WIDTH - LABEL_WIDTH - VALUE_WIDTH))
    const middle = y + BAR / 2
    return `<text x="${LABEL_WIDTH - 8}" y="${middle}" text-anchor="end">${escapeXml(label)}</text>
<rect x="${LABEL_WIDTH}" y="${y}" width="${length.toFixed(1)}" height="${BAR}" rx="2" fill="${label === 'ours' ? OURS : OTHERS}"/>
<text x="${LABEL_WIDTH + length + 6}" y="${middle}">${value.toFixed(value < 10 && unit ? 1 : 0)} ${unit}</text>`
  })
  return `<text x="12" y="${top + TITLE / 2 + 4}" font-weight="bold">${escapeXml(title)}</text>\n${lines.join('\n')}`
}

/** @returns a picture of the groups, one below the other, each with its own scale; ours stands out. */
export function drawChart(groups: readonly BarGroup[]): string {
  let height = GAP
  const drawn = groups.map((group) => {
    const markup = drawGroup(group, height)
    height += heightOf(group)
    return markup
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="Measurements of shop-islands against other ways">
<rect width="100%" height="100%" fill="#fff"/>
<g font-family="system-ui,sans-serif" font-size="13" fill="#0f172a" dominant-baseline="middle">
${drawn.join('\n')}
</g>
</svg>
`
}
