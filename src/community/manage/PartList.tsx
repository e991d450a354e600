import { viewerMay } from '../../entities/communityPermissions'
import { formatCount } from '../../kit/format'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { Icon } from '../../ui/icon/Icon'
import { useManage } from './ManageContext'
import { manageStrings } from './manage.strings'
import { partIcons } from './partIcons'
import { type Part, parts, titleKeys } from './parts'

/** What the viewer can do in a community, one line for each part. */
export const PartList = ({ onPart }: { onPart(part: Part): void }) => {
  const { settings } = useIsland()
  const t = useT(manageStrings)
  const { community } = useManage()
  const { requests, counts } = community
  const count = (number: number | null) => (number ? formatCount(number, settings.locale) : '')
  const numbers: Partial<Record<Part, string>> = { requests: count(requests), members: count(counts.members) }
  return (
    <>
      <p className="manage-place" dir="auto">
        {community.name}
      </p>
      <ul className="manage-parts">
        {parts
          .filter(([, action]) => viewerMay(community, action))
          .map(([part]) => (
            <li key={part}>
              <button type="button" className="manage-part" onClick={() => onPart(part)}>
                <Icon name={partIcons[part]} size="m" />
                <span className="manage-part-name">{t(titleKeys[part])}</span>
                {numbers[part] && <span className="manage-part-count number">{numbers[part]}</span>}
                <Icon name="right" size="s" />
              </button>
            </li>
          ))}
      </ul>
    </>
  )
}
