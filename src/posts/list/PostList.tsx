import { useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { useIsland } from '../../kit/island'
import { showToast } from '../../kit/toasts'
import { useT } from '../../kit/useT'
import { ButtonLink } from '../../ui/button/ButtonLink'
import { LongList } from '../../ui/list/LongList'
import { removed } from '../../ui/list/listEdits'
import { errorKey } from '../../ui/state/errorText'
import { RowSkeletons } from '../../ui/state/RowSkeletons'
import { StateMessage } from '../../ui/state/StateMessage'
import { drawings } from '../../ui/state/stateDrawings'
import { useList } from '../../ui/useList'
import type { Post } from '../post'
import { fetchPosts, type PostCounts } from '../post.query'
import { postsStrings } from '../posts.strings'
import { PostRow } from './PostRow'
import { deletePost, restorePost } from './posts.actions'

/** Milliseconds until posts that are made ready are looked after. */
const lookAgain = 4000

interface Props {
  state: 'published' | 'in_work' | undefined
  onCounts(counts: PostCounts): void
}

/** The viewer's own posts; a deleted one can be brought back. */
export const PostList = ({ state, onCounts }: Props) => {
  const { settings, element } = useIsland()
  const t = useT(postsStrings)
  const toast = useSetAtom(showToast)
  const fetchPage = useCallback(
    async (cursor: string | null) => {
      const page = await fetchPosts(settings, cursor, state)
      onCounts(page.counts)
      return page
    },
    [settings, state, onCounts],
  )
  const posts = useList<Post>(fetchPage)
  const { list, reload, edit } = posts
  const isWaiting = list.status === 'ready' && list.items.some((post) => post.state === 'processing')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer begins the next wait
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => !document.hidden && void reload(), lookAgain)
    return () => clearTimeout(timer)
  }, [list])

  const report = (error: unknown) => toast(element, { kind: 'error', message: t(errorKey(error)) })
  const undo = async (id: string) => {
    try {
      await restorePost(settings, id)
      await reload()
    } catch (error) {
      report(error)
    }
  }
  const remove = async ({ id }: Post) => {
    try {
      await deletePost(settings, id)
      edit(removed(id))
      const action = { label: t('posts.undo'), press: () => void undo(id) }
      toast(element, { kind: 'success', message: t('posts.deleted'), action })
    } catch (error) {
      report(error)
    }
  }
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link)
      toast(element, { kind: 'success', message: t('posts.menu.copied') })
    } catch (error) {
      report(error)
    }
  }
  return (
    <LongList
      {...posts}
      label={t('posts.list')}
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
      {(post) => <PostRow post={post} onDelete={(it) => void remove(it)} onCopy={(link) => void copy(link)} />}
    </LongList>
  )
}
