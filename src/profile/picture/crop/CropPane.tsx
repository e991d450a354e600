import { type KeyboardEvent, type Ref, useRef } from 'react'
import { CircleStencil, Cropper, type CropperRef, getBackgroundStyle } from 'react-advanced-cropper'
import libSheet from 'react-advanced-cropper/dist/style.css'
import { useSheet } from '../../../ui/useSheet'
import { pictureLimits } from '../../../wire/picture'
import { keptSize } from '../picture'
import sheet from './CropPane.css'

/** What can be done with the picture from outside of it. */
export interface CropTools {
  /** How far it is zoomed in: 1 shows all of it. */
  zoom(): number
  zoomTo(zoom: number): void
  /** By degrees. */
  turn(angle: number): void
  /** The part that is kept, as a PNG; null when there is none or it can't be drawn. */
  encode(): Promise<Blob | null>
}

interface Props {
  source: string
  /** What the area is and how to work it, for screen readers. */
  label: string
  disabled: boolean
  onReady(tools: CropTools): void
  onChange(): void
  /** It can't be shown. */
  onBroken(): void
}

/** Pixels of the picture that the part has at least, each way. */
const smallestBox = 10
/** CSS pixels that an arrow key moves the part by. */
const stride = 8
const growth = 1.08
/** Width and height of what is sent: the second is for a picture that no PNG makes smaller than 4 bytes for each pixel. */
const sizes = [keptSize, 800] as const

const toPng = (canvas: HTMLCanvasElement) => new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))

/** @param pane what shows the picture: drawn before it is decoded, it would be nothing */
const toolsOf = (cropper: CropperRef, pane: Element | null): CropTools => {
  const zoom = () => (cropper.getDefaultState()?.visibleArea?.width ?? 1) / (cropper.getVisibleArea()?.width ?? 1)
  return {
    zoom,
    zoomTo: (wanted) => cropper.zoomImage(wanted / zoom(), { transitions: false }),
    turn: (angle) => cropper.rotateImage(angle),
    encode: async () => {
      await Promise.all([...(pane?.querySelectorAll('img') ?? [])].map((image) => image.decode()))
      for (const size of sizes) {
        const canvas = cropper.getCanvas({ maxWidth: size, maxHeight: size, imageSmoothingQuality: 'high' })
        const file = canvas && (await toPng(canvas))
        if (file && file.size <= pictureLimits.bytes) return file
      }
      return null
    },
  }
}

const resize = (cropper: CropperRef, factor: number) =>
  cropper.setCoordinates(
    ({ coordinates }) => {
      if (!coordinates) return null
      const { left, top, width, height } = coordinates
      const [w, h] = [width * factor, height * factor]
      return { left: left + (width - w) / 2, top: top + (height - h) / 2, width: w, height: h }
    },
    { transitions: false },
  )

/** As the library's own, which has no alternative text: the area says what it is. */
const Background = ({
  cropper,
  className,
  ref,
}: {
  cropper: CropperRef
  className?: string
  ref?: Ref<HTMLImageElement>
}) => {
  const [image, state] = [cropper.getImage(), cropper.getState()]
  if (!image || !state) return null
  const style = getBackgroundStyle(image, state, cropper.getTransitions())
  return <img ref={ref} className={className} src={image.src} alt="" style={style} draggable={false} />
}

const arrows: Readonly<Record<string, { left: number; top: number }>> = {
  ArrowLeft: { left: -stride, top: 0 },
  ArrowRight: { left: stride, top: 0 },
  ArrowUp: { left: 0, top: -stride },
  ArrowDown: { left: 0, top: stride },
}

/** A picture with a round part of it to be moved and resized. It knows nothing of where either comes from or goes to. */
export default function CropPane({ source, label, disabled, onReady, onChange, onBroken }: Props) {
  // Both are there before it measures itself.
  useSheet(libSheet)
  useSheet(sheet)
  const cropper = useRef<CropperRef>(null)
  const pane = useRef<HTMLDivElement>(null)

  const press = (event: KeyboardEvent) => {
    const it = cropper.current
    const arrow = arrows[event.key]
    if (!it || disabled || event.ctrlKey || event.metaKey || event.altKey) return
    if (arrow && event.shiftKey) resize(it, arrow.left - arrow.top > 0 ? growth : 1 / growth)
    else if (arrow) it.moveCoordinates(arrow, { interaction: false })
    else if (event.key === '+' || event.key === '=') it.zoomImage(1.1, { transitions: false })
    else if (event.key === '-') it.zoomImage(1 / 1.1, { transitions: false })
    else return
    event.preventDefault()
  }

  return (
    <div
      ref={pane}
      className="crop-pane"
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is worked by keys, which its role hands through to it
      tabIndex={0}
      aria-label={label}
      onKeyDown={press}
      dir="ltr"
    >
      <Cropper
        ref={cropper}
        src={source}
        className="crop-cropper"
        // Browsers turn photographs upright by themselves.
        checkOrientation={false}
        backgroundComponent={Background}
        backgroundClassName="advanced-cropper-background-image"
        stencilComponent={CircleStencil}
        stencilProps={{ grid: true, lines: {} }}
        minWidth={smallestBox}
        minHeight={smallestBox}
        backgroundWrapperProps={{ scaleImage: { touch: true, wheel: { ratio: 0.1 } }, moveImage: true }}
        disabled={disabled}
        onReady={(it) => onReady(toolsOf(it, pane.current))}
        onChange={onChange}
        onError={onBroken}
      />
    </div>
  )
}
