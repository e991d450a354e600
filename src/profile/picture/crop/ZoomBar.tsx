import type { RefObject } from 'react'
import { useT } from '../../../kit/useT'
import { IconButton } from '../../../ui/button/IconButton'
import { useStyles } from '../../../ui/styles/useStyles'
import { pictureStrings } from '../picture.strings'
import { pictureIcons } from '../pictureIcons'
import type { CropTools } from './CropPane'
import styles from './ZoomBar.css'

interface Props {
  /** 1 shows the whole picture; null while there is none. */
  zoom: number | null
  tools: RefObject<CropTools | null>
}

const most = 8
const step = 1.2

/** The slider is exponential: equal distances multiply the zoom by equal factors. */
const toSlider = (zoom: number) => Math.round((Math.log(zoom) / Math.log(most)) * 100)
const toZoom = (value: number) => most ** (value / 100)
const within = (zoom: number) => Math.min(most, Math.max(1, zoom))

/** Zooms and rotates a picture. */
export const ZoomBar = ({ zoom, tools }: Props) => {
  useStyles(styles)
  const t = useT(pictureStrings)
  const shown = within(zoom ?? 1)
  const zoomTo = (wanted: number) => tools.current?.zoomTo(within(wanted))
  const value = toSlider(shown)
  return (
    <div className="zoom" style={{ '--part': `${value}%` } as React.CSSProperties}>
      <IconButton
        icon={pictureIcons.minus}
        size="m"
        label={t('picture.crop.smaller')}
        disabled={zoom === null}
        onClick={() => zoomTo(shown / step)}
      />
      <input
        type="range"
        min={0}
        max={100}
        value={value}
        disabled={zoom === null}
        aria-label={t('picture.crop.zoom')}
        aria-valuetext={t('picture.percent', { count: Math.round(shown * 100) })}
        onChange={({ currentTarget }) => zoomTo(toZoom(currentTarget.valueAsNumber))}
      />
      <IconButton
        icon={pictureIcons.plus}
        size="m"
        label={t('picture.crop.larger')}
        disabled={zoom === null}
        onClick={() => zoomTo(shown * step)}
      />
      <IconButton
        icon={pictureIcons.turnLeft}
        size="m"
        label={t('picture.crop.turnLeft')}
        disabled={zoom === null}
        onClick={() => tools.current?.rotate(-90)}
      />
      <IconButton
        icon={pictureIcons.turnRight}
        size="m"
        label={t('picture.crop.turnRight')}
        disabled={zoom === null}
        onClick={() => tools.current?.rotate(90)}
      />
    </div>
  )
}
