import { useSetAtom } from 'jotai'
import type { Author, VideoId } from '../entities/playable'
import { useIsland } from '../kit/island'
import { showToast } from '../kit/toasts'
import { useT } from '../kit/useT'
import { Button, usePending } from '../ui/button/Button'
import { Icon } from '../ui/icon/Icon'
import { BottomSheet } from '../ui/overlay/BottomSheet'
import type { SheetProps } from '../ui/overlay/openSheet'
import { errorKey } from '../ui/state/errorText'
import { hidePerson } from './report.actions'
import { reportStrings } from './report.strings'

interface Props extends SheetProps {
  videoId: VideoId
  isComment: boolean
  /** Whose work was reported; null when that is not known. */
  author: Author | null
}

/** Says that the report has arrived, and offers to keep everything from its author away. */
export const ReportThanks = ({ videoId, isComment, author, onClose }: Props) => {
  const { element, t: base } = useIsland()
  const t = useT(reportStrings)
  const toast = useSetAtom(showToast)
  const [isPending, run] = usePending()
  const hide = (person: Author) =>
    run(async () => {
      try {
        await hidePerson(element, person, videoId)
        onClose()
        toast(element, { kind: 'success', message: t('report.hidden', { name: person.name }) })
      } catch (error) {
        toast(element, { kind: 'error', message: base(errorKey(error)) })
      }
    })
  return (
    <BottomSheet title={t('report.thanks')} size="compact" onClose={onClose}>
      <div className="report-thanks">
        <span className="report-check">
          <Icon name="check" />
        </span>
        <p role="status">{t(isComment ? 'report.thanks.comment' : 'report.thanks.video')}</p>
        <Button variant="primary" wide onClick={onClose} data-focus="">
          {t(isComment ? 'report.done' : 'report.next')}
        </Button>
        {author && (
          <Button variant="quiet" wide pending={isPending} onClick={() => hide(author)}>
            {t('report.hide', { name: author.name })}
          </Button>
        )}
      </div>
    </BottomSheet>
  )
}
