import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { stringsNow } from '../../kit/baseStrings'
import { formatAgo } from '../../kit/format'
import { useIsland } from '../../kit/island'
import { showToast } from '../../kit/toasts'
import { useT } from '../../kit/useT'
import { ButtonLink } from '../../ui/button/ButtonLink'
import { IconButton } from '../../ui/button/IconButton'
import { LongList } from '../../ui/list/LongList'
import { removed } from '../../ui/list/listEdits'
import { errorKey } from '../../ui/state/errorText'
import { RowSkeletons } from '../../ui/state/RowSkeletons'
import { StateMessage } from '../../ui/state/StateMessage'
import { drawings } from '../../ui/state/stateDrawings'
import { useList } from '../../ui/useList'
import { deleteDraft } from '../draft/work.actions'
import type { Draft } from '../post'
import { fetchDrafts } from '../post.query'
import { postIcons } from '../postIcons'
import { postsStrings } from '../posts.strings'
import { dropUpload } from '../upload/upload.actions'
import { RowPicture } from './RowPicture'

const DraftRow = ({ draft, onDelete }: { draft: Draft; onDelete(draft: Draft): void }) => {
  const { settings } = useIsland()
  const t = useT(postsStrings)
  const { id, values, thumb, updatedAt } = draft
  const name = values.caption.trim() || t('posts.untitled')
  const when = formatAgo(stringsNow(settings.locale), updatedAt, settings.locale)
  return (
    <article className="post-row">
      <RowPicture coverPath={values.coverPath} thumb={thumb} />
      <div className="post-row-words">
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>{t('posts.draft.edited', { when })}</small>
      </div>
      <span className="post-row-menu">
        <IconButton
          icon={postIcons.trash}
          size="m"
          label={`${t('posts.draft.delete')}: ${name}`}
          onClick={() => onDelete(draft)}
        />
      </span>
      <p className="post-row-state post-row-draft">{t('posts.state.draft')}</p>
      <div className="post-row-resume">
        <ButtonLink variant="outline" page="post-draft" slug={id}>
          {t('posts.menu.resume')}
        </ButtonLink>
      </div>
    </article>
  )
}

/** The viewer's drafts, of all devices. */
export const DraftList = ({ onChanged }: { onChanged(): void }) => {
  const { settings, element } = useIsland()
  const t = useT(postsStrings)
  const toast = useSetAtom(showToast)
  const drafts = useList(useCallback((cursor: string | null) => fetchDrafts(settings, cursor), [settings]))
  const drop = async ({ id }: Draft) => {
    try {
      await deleteDraft(settings, id)
      dropUpload(settings, id)
      drafts.edit(removed(id))
      onChanged()
      toast(element, { kind: 'success', message: t('posts.draft.deleted') })
    } catch (error) {
      toast(element, { kind: 'error', message: t(errorKey(error)) })
    }
  }
  return (
    <LongList
      {...drafts}
      label={t('posts.filter.drafts')}
      failed={t('posts.failed')}
      skeletons={<RowSkeletons />}
      empty={
        <StateMessage drawing={drawings.empty} title={t('posts.empty')} text={t('posts.empty.text')}>
          <ButtonLink variant="primary" page="post-create">
            {t('posts.new')}
          </ButtonLink>
        </StateMessage>
      }
    >
      {(draft) => <DraftRow draft={draft} onDelete={(it) => void drop(it)} />}
    </LongList>
  )
}
