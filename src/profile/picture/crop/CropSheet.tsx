import { useT } from '../../../kit/useT'
import { BottomSheet } from '../../../ui/overlay/BottomSheet'
import { pictureStrings } from '../picture.strings'
import { CropView } from './CropView'

interface Props {
  /** URL for an image element. */
  source: string
  /** Width to height of the part that is kept. */
  ratio: number
  onClose(): void
  /** The part is uploaded. @param address where it is */
  onStored(address: string): void
  /** The picture can't be shown. */
  onBroken(): void
}

/** Crops a picture over the form that it is for, and uploads the result. */
export const CropSheet = ({ source, ratio, onClose, onStored, onBroken }: Props) => {
  const t = useT(pictureStrings)
  const save = async (address: string) => {
    onStored(address)
    return true
  }
  return (
    <BottomSheet title={t('picture.crop.title')} onClose={onClose}>
      <div className="crop-sheet">
        <CropView source={source} ratio={ratio} save={save} onCancel={onClose} onBroken={onBroken} />
      </div>
    </BottomSheet>
  )
}
