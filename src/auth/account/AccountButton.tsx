import { useLayoutEffect, useRef, useState } from 'react'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import type { StepName } from '../../modal/modal'
import type { User } from '../../session/session'
import { Avatar } from '../../ui/image/Avatar'
import { lazyView, useLazyView } from '../../ui/lazyView'
import { useStyles } from '../../ui/styles/useStyles'
import { authStrings } from '../auth.strings'
import type { AccountProps } from './Account'
import styles from './AccountButton.css'

interface Props {
  user: User
  /** The viewer chose something that the modal does in a step. */
  onStep(step: StepName): void
}

const account = lazyView<AccountProps>(() => import('./Account'))

/** The viewer's picture, a button that opens the account menu, whose code loads after the picture. */
export const AccountButton = ({ user, onStep }: Props) => {
  useStyles(styles)
  const { root } = useIsland()
  const t = useT(authStrings)
  const view = useLazyView(account)
  const early = useRef<HTMLButtonElement>(null)
  const [isPressed, setPressed] = useState(false)
  const isReady = view.status === 'ready'
  const isFocused = early.current !== null && root.activeElement === early.current

  // The button with the menu takes the place of the one without, and gets what that one got.
  useLayoutEffect(() => {
    const button = isReady && (isPressed || isFocused) ? root.querySelector<HTMLElement>('.account') : null
    button?.focus()
    if (isPressed) button?.click()
  }, [isReady, isPressed, isFocused, root])

  const name = user.name ?? user.nickname
  const face = (
    <>
      <span className="visually-hidden">{t('auth.account', { name })}</span>
      <Avatar name={name} image={user.image} isAvatar={user.isAvatar} />
    </>
  )
  if (isReady) return <view.View user={user} face={face} onStep={onStep} />
  const press = () => {
    setPressed(true)
    if (view.status === 'failed') view.retry()
  }
  return (
    <button ref={early} type="button" className="account" aria-haspopup="menu" onClick={press}>
      {face}
    </button>
  )
}
