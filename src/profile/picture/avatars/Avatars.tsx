import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { useIsland } from '../../../kit/island'
import { showToast } from '../../../kit/toasts'
import { useT } from '../../../kit/useT'
import { useStep } from '../../../modal/stepContext'
import type { User } from '../../../session/session'
import { usePending } from '../../../ui/button/usePending'
import { Avatar } from '../../../ui/image/Avatar'
import { Skeleton } from '../../../ui/state/Skeleton'
import { Spinner } from '../../../ui/state/Spinner'
import { useStyles } from '../../../ui/styles/useStyles'
import { updateProfile } from '../../profile.actions'
import { PictureError } from '../PictureError'
import { pictureStrings } from '../picture.strings'
import styles from './Avatars.css'
import { avatarsAtom } from './avatars.query'

/** Kept while the list loads. */
const places = ['first', 'second', 'third']

/** The avatars to choose from: a press takes one. Nothing where none can be had, since there are other ways to a picture. */
export const Avatars = ({ user }: { user: User }) => {
  useStyles(styles)
  const t = useT(pictureStrings)
  const { element, settings } = useIsland()
  const { dispatch } = useStep()
  const toast = useSetAtom(showToast)
  const { data: names, error } = useAtomValue(useMemo(() => avatarsAtom(settings), [settings]))
  const [isPending, run] = usePending()
  const [chosen, setChosen] = useState(user.isAvatar ? user.image : null)
  const [hasFailed, setFailed] = useState(false)

  const choose = (name: string) =>
    run(async () => {
      setFailed(false)
      setChosen(name)
      const { status } = await updateProfile(element, { image: name, isAvatar: true })
      setFailed(status === 'failed')
      if (status === 'failed') return
      toast(element, { kind: 'success', message: t('picture.saved') })
      dispatch({ type: 'finished' })
    })

  if (error || names?.length === 0) return null
  return (
    <>
      <p className="picture-or">{t('picture.orAvatar')}</p>
      <div>
        <fieldset className="avatars" aria-label={t('picture.avatars')} aria-busy={!names}>
          {names?.map((name) => (
            <button
              key={name}
              type="button"
              aria-label={t('picture.avatar', { name })}
              aria-pressed={name === chosen}
              aria-disabled={isPending}
              onClick={() => void choose(name)}
            >
              <Avatar size="2xl" name={name} image={name} isAvatar />
              {isPending && name === chosen && <Spinner />}
            </button>
          )) ?? places.map((place) => <Skeleton key={place} width={72} height={72} round />)}
        </fieldset>
        <PictureError text={hasFailed ? t('picture.error.upload') : null} />
      </div>
    </>
  )
}
