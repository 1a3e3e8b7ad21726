// Pictures out of what is drawn. Colours are tokens, so their computed values are written into the copy; text stays text,
// and nothing but shapes and text is taken over: no foreignObject, no scripts, no references.

const NAMESPACE = 'http://www.w3.org/2000/svg'
const KEPT = new Set(
  'svg g path line polyline polygon rect circle ellipse text tspan title desc defs clipPath marker symbol'.split(' '),
)
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'opacity',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'shape-rendering',
] as const
/** Attributes that place a shape; classes, ids of the page and handlers stay behind. */
const PLACING =
  /^(x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|dx|dy|d|points|width|height|viewBox|transform|id|clip-path|preserveAspectRatio)$/

const MARGIN = 16
const TITLE_HEIGHT = 28
/** Narrower drawings are glyphs of a legend. */
const SMALLEST_DRAWING = 60

export type Picture = { readonly text: string; readonly width: number; readonly height: number }

/** All drawings under `root` as one SVG document, placed as on the page, under their title. */
export function drawSvg(root: HTMLElement, words: { title: string; caption: string }): Picture | null {
  const drawings = [...root.querySelectorAll('svg')].filter(
    (svg) => svg.getBoundingClientRect().width >= SMALLEST_DRAWING && svg.parentElement?.closest('svg') === null,
  )
  if (drawings.length === 0) return null

  const area = root.getBoundingClientRect()
  const page = getComputedStyle(root)
  const width = Math.ceil(area.width) + 2 * MARGIN
  const height = Math.ceil(area.height) + 2 * MARGIN + TITLE_HEIGHT
  const picture = element('svg', { viewBox: `0 0 ${width} ${height}`, width, height })
  picture.append(
    element('rect', { width, height, fill: getComputedStyle(document.body).backgroundColor }),
    caption(words, page),
  )
  for (const drawing of drawings) {
    const box = drawing.getBoundingClientRect()
    const copy = copyOf(drawing)
    copy.setAttribute('x', String(MARGIN + box.left - area.left))
    copy.setAttribute('y', String(MARGIN + TITLE_HEIGHT + box.top - area.top))
    copy.setAttribute('width', String(box.width))
    copy.setAttribute('height', String(box.height))
    copy.setAttribute('overflow', 'visible')
    picture.append(copy)
  }
  return { text: new XMLSerializer().serializeToString(picture), width, height }
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(NAMESPACE, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  return made
}

function caption({ title, caption }: { title: string; caption: string }, style: CSSStyleDeclaration): SVGElement {
  const text = element('text', { x: MARGIN, y: MARGIN + 12, 'font-family': style.fontFamily, fill: style.color })
  const strong = element('tspan', { 'font-size': 13, 'font-weight': 600 })
  strong.textContent = title
  const unit = element('tspan', { dx: 8, 'font-size': 12 })
  unit.textContent = caption
  text.append(strong, unit)
  return text
}

function copyOf(original: Element): SVGElement {
  const copy = document.createElementNS(NAMESPACE, original.localName)
  for (const { name, value } of original.attributes) if (PLACING.test(name)) copy.setAttribute(name, value)
  const style = getComputedStyle(original)
  for (const property of STYLES) {
    const value = style.getPropertyValue(property)
    if (value !== '') copy.setAttribute(property, value)
  }
  for (const node of original.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) copy.append(node.textContent ?? '')
    else if (node instanceof Element && KEPT.has(node.localName) && isShown(node)) copy.append(copyOf(node))
  }
  return copy
}

function isShown(node: Element): boolean {
  const style = getComputedStyle(node)
  return style.display !== 'none' && style.visibility !== 'hidden'
}

/** Twice the size of the page's pixels; null where the browser can't. */
export async function drawPng({ text, width, height }: Picture): Promise<Blob | null> {
  const scale = 2
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    const decoded = await image.decode().then(
      () => true,
      () => false,
    )
    const canvas = document.createElement('canvas')
    canvas.width = width * scale
    canvas.height = height * scale
    const context = canvas.getContext('2d')
    if (!decoded || context === null) return null
    context.scale(scale, scale)
    context.drawImage(image, 0, 0, width, height)
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
  } finally {
    URL.revokeObjectURL(url)
  }
}

export function saveAs(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1_000)
}
