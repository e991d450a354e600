import jsQR from 'jsqr'

/** CSS pixels of the code, and of the white around it: as the step draws them. */
const [edge, quiet] = [160, 20]

/** What a camera reads from a drawn code; null for nothing. */
export const read = async (svg: SVGElement): Promise<string | null> => {
  const copy = svg.cloneNode(true) as SVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(edge))
  copy.setAttribute('height', String(edge))
  copy.setAttribute('shape-rendering', 'crispEdges')
  const url = URL.createObjectURL(new Blob([copy.outerHTML], { type: 'image/svg+xml' }))
  const image = new Image()
  image.src = url
  await image.decode()
  URL.revokeObjectURL(url)
  const canvas = document.createElement('canvas')
  const side = edge + 2 * quiet
  // Scaled up, because a phone's camera has several pixels for each of the screen's.
  const scale = 2
  canvas.width = side * scale
  canvas.height = side * scale
  const context = canvas.getContext('2d') ?? undefined
  if (!context) return null
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, quiet * scale, quiet * scale, edge * scale, edge * scale)
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  return jsQR(data, width, height)?.data ?? null
}
