import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useIsland } from '../kit/island'
import { showToast } from '../kit/toasts'
import { useT } from '../kit/useT'
import { Page } from '../ui/page/Page'
import { useHeadingFocus } from '../ui/page/useHeadingFocus'
import { errorKey } from '../ui/state/errorText'
import { DraftEditor } from './draft/DraftEditor'
import { attachUpload, createDraft } from './draft/work.actions'
import { newPostDraft } from './draft/work.atoms'
import { DraftStrip } from './list/DraftStrip'
import { PickZone } from './pick/PickZone'
import { emptyPost } from './post'
import { postsStrings } from './posts.strings'
import { checkVideo } from './upload/checkVideo'
import type { FileProblem } from './upload/upload'
import { beginUpload } from './upload/upload.actions'

/** A new post: choose a video, then write while it is sent. The chosen video becomes a draft immediately and is not lost. */
export default function CreatePostPage() {
  const { settings, element } = useIsland()
  const t = useT(postsStrings)
  const toast = useSetAtom(showToast)
  const [draftId, setDraftId] = useState(() => newPostDraft.get(settings))
  const [refused, setRefused] = useState<{ name: string; problem: FileProblem } | null>(null)
  const [isPending, setPending] = useState(false)
  // A reload continues the draft; leaving this page and returning begins another one.
  const draftAtFirst = useRef(draftId)
  useHeadingFocus(draftId !== draftAtFirst.current)
  useEffect(() => () => newPostDraft.set(settings, null), [settings])

  const begin = async (file: File) => {
    setRefused(null)
    setPending(true)
    try {
      const problem = await checkVideo(file)
      if (problem) return setRefused({ name: file.name, problem })
      const id = await createDraft(settings, emptyPost)
      newPostDraft.set(settings, id)
      setDraftId(id)
      const onPath = (path: string) => attachUpload(settings, id, path)
      await beginUpload(settings, { draftId: id, file, path: null, onPath })
    } catch (error) {
      toast(element, { kind: 'error', message: t(errorKey(error)) })
    } finally {
      setPending(false)
    }
  }
  if (draftId !== null) return <DraftEditor draftId={draftId} />
  return (
    <Page title={t('posts.new')} narrow>
      <PickZone refused={refused} pending={isPending} onFile={(file) => void begin(file)} />
      <DraftStrip />
    </Page>
  )
}
