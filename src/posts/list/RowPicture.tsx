import { useIsland } from '../../kit/island'
import { Picture } from '../../ui/image/Picture'
import { storedAddress } from '../post'

interface Props {
  /** Where a cover of one's own is. */
  coverPath: string | null
  /** Address of what the server made. */
  thumb?: string | null
}

/** The small picture of a post or a draft in a list. */
export const RowPicture = ({ coverPath, thumb = null }: Props) => {
  const { settings } = useIsland()
  const cover = coverPath && storedAddress(settings, coverPath)
  const src = cover ?? thumb
  return <span className="post-row-picture">{src && <Picture src={src} alt="" original={cover === null} />}</span>
}
