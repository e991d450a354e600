import { type ToggleEvent, useId, useRef, useState } from 'react'
import { useT } from '../kit/useT'
import type { ModalEvent } from '../modal'
import type { User } from '../session'
import { Avatar } from '../ui/Avatar'
import { useSheet } from '../ui/useSheet'
import sheet from './Account.css'
import { AccountMenu } from './AccountMenu'
import { authStrings } from './strings'
import { useBeside } from './useBeside'

interface Props {
  user: User
  tell(event: ModalEvent): void
}

/** Who is signed in: their picture, which opens their menu. */
export const Account = ({ user, tell }: Props) => {
  useSheet(sheet)
  const t = useT(authStrings)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useBeside(button, menu, isOpen)
  const name = user.name ?? user.nickname

  return (
    <>
      <button
        ref={button}
        type="button"
        className="account"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={t('auth.account', { name })}
      >
        <Avatar name={name} image={user.image} isAvatar={user.isAvatar} />
      </button>
      <div
        ref={menu}
        id={id}
        className="account-menu"
        popover="auto"
        onToggle={(event: ToggleEvent) => setOpen(event.newState === 'open')}
      >
        {isOpen && <AccountMenu user={user} tell={tell} onClose={() => menu.current?.hidePopover()} />}
      </div>
    </>
  )
}
