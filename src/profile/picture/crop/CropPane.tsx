import { type KeyboardEvent, type Ref, useMemo, useRef } from 'react'
import {
  CircleStencil,
  Cropper,
  type CropperRef,
  type CropperState,
  getBackgroundStyle,
  RectangleStencil,
  type SizeRestrictions,
  withDefaultAreaSizeRestrictions,
} from 'react-advanced-cropper'
import cropperStyles from 'react-advanced-cropper/dist/style.css'
import { useStyles } from '../../../ui/styles/useStyles'
import { pictureLimits } from '../../../wire/picture'
import { maxSize } from '../picture'
import styles from './CropPane.css'

/** Controls of the cropper for the buttons around it. */
export interface CropTools {
  /** Zoom factor: 1 shows the whole picture. */
  zoom(): number
  zoomTo(zoom: number): void
  /** @param angle degrees */
  rotate(angle: number): void
  /** The cropped part as a PNG; null when there is none or it can't be drawn. */
  encode(): Promise<Blob | null>
}

interface Props {
  source: string
  /** Width to height of the part that is kept; a circle's unless given. */
  ratio?: number
  /** Name and keyboard instructions for screen readers. */
  label: string
  disabled: boolean
  onReady(tools: CropTools): void
  onChange(): void
  /** The picture can't be shown. */
  onBroken(): void
}

/** Minimum width and height of the cropped part, in pixels of the picture; all of a picture that has fewer. */
const minSaved = 100
/** The same in CSS pixels, so that the part stands clear of its four handles. */
const minShown = 64
/** CSS pixels that an arrow key moves the cropped part by. */
const keyStep = 8
const resizeFactor = 1.08
/** Maximum width and height of the sent picture; the second is for a picture that stays too large as a PNG at the first. */
const sizes = [maxSize, 800] as const

const toPng = (canvas: HTMLCanvasElement) => new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))

/** @param pane shows the picture, which must be decoded before it is drawn to the canvas */
const toolsOf = (cropper: CropperRef, pane: Element | null): CropTools => {
  const zoom = () => (cropper.getDefaultState()?.visibleArea?.width ?? 1) / (cropper.getVisibleArea()?.width ?? 1)
  return {
    zoom,
    zoomTo: (factor) => cropper.zoomImage(factor / zoom(), { transitions: false }),
    rotate: (angle) => cropper.rotateImage(angle),
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

const noLimits: SizeRestrictions = { minWidth: 0, minHeight: 0, maxWidth: Infinity, maxHeight: Infinity }

const shorterSide = ({ imageSize }: CropperState) => Math.min(imageSize.width, imageSize.height)

/** How small the cropped part may be, in pixels of the picture. */
const partLimits = (state: CropperState): SizeRestrictions => {
  const { visibleArea, boundary } = state
  const shown = visibleArea ? (minShown * visibleArea.width) / boundary.width : 0
  const min = Math.min(Math.max(minSaved, shown), shorterSide(state))
  return { ...noLimits, minWidth: min, minHeight: min }
}

/** How far the picture zooms out: a very long one would leave no room for the part. */
const zoomLimits = withDefaultAreaSizeRestrictions((state: CropperState) => ({
  ...noLimits,
  maxWidth: (shorterSide(state) * state.boundary.width) / minShown,
}))

/** The part to begin with: as much of the picture as that shape can keep. */
const wholePicture =
  (ratio: number) =>
  ({ imageSize }: CropperState) => {
    const width = Math.min(imageSize.width, imageSize.height * ratio)
    return { width, height: width / ratio }
  }

/** Resizes the part around its centre. */
const resize = (cropper: CropperRef, factor: number) => {
  const before = cropper.getCoordinates({ round: false })
  if (!before) return
  const { left, top, width, height } = before
  cropper.setCoordinates(
    [
      { width: width * factor, height: height * factor },
      // A limit may have kept it larger or smaller.
      ({ coordinates: now }) => now && { left: left + (width - now.width) / 2, top: top + (height - now.height) / 2 },
    ],
    { transitions: false },
  )
}

/** Replaces the library's background, which has no `alt`: the pane's label describes the picture. */
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
  ArrowLeft: { left: -keyStep, top: 0 },
  ArrowRight: { left: keyStep, top: 0 },
  ArrowUp: { left: 0, top: -keyStep },
  ArrowDown: { left: 0, top: keyStep },
}

/** A picture with a round or rectangular area to move and resize. */
export default function CropPane({ source, ratio, label, disabled, onReady, onChange, onBroken }: Props) {
  // Adopted before the cropper measures itself.
  useStyles(cropperStyles)
  useStyles(styles)
  const cropper = useRef<CropperRef>(null)
  const pane = useRef<HTMLDivElement>(null)
  const firstPart = useMemo(() => wholePicture(ratio ?? 1), [ratio])

  const press = (event: KeyboardEvent) => {
    const it = cropper.current
    const arrow = arrows[event.key]
    if (!it || disabled || event.ctrlKey || event.metaKey || event.altKey) return
    if (arrow && event.shiftKey) resize(it, arrow.left - arrow.top > 0 ? resizeFactor : 1 / resizeFactor)
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the role `application` passes keys to the pane
      tabIndex={0}
      aria-label={label}
      onKeyDown={press}
      dir="ltr"
    >
      <Cropper
        ref={cropper}
        src={source}
        className="crop-cropper"
        // Browsers rotate photographs upright by themselves.
        checkOrientation={false}
        backgroundComponent={Background}
        backgroundClassName="advanced-cropper-background-image"
        stencilComponent={ratio === undefined ? CircleStencil : RectangleStencil}
        stencilProps={{ grid: true, lines: {}, ...(ratio !== undefined && { aspectRatio: ratio }) }}
        defaultSize={firstPart}
        sizeRestrictions={partLimits}
        areaSizeRestrictions={zoomLimits}
        backgroundWrapperProps={{ scaleImage: { touch: true, wheel: { ratio: 0.1 } }, moveImage: true }}
        disabled={disabled}
        onReady={(it) => onReady(toolsOf(it, pane.current))}
        onChange={onChange}
        onError={onBroken}
      />
    </div>
  )
}
