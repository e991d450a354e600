import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import type { ModalEvent, StepName } from '../modal'
import type { User } from '../session'
import { Avatar } from '../ui/Avatar'
import { Icon } from '../ui/Icon'
import { PageLink } from '../ui/PageLink'
import { useSheet } from '../ui/useSheet'
import sheet from './AccountMenu.css'
import { glyphs } from './glyphs'
import { authStrings } from './strings'

export interface AccountMenuProps {
  user: User
  tell(event: ModalEvent): void
  onClose(): void
}

interface ItemProps {
  icon: ReactNode
  /** Something stands between it and what is before it. */
  apart?: boolean
  /** Its further items are a page of their own. */
  leadsOn?: boolean
  onPress(): void
  children: ReactNode
}

const Item = ({ icon, apart, leadsOn, onPress, children }: ItemProps) => (
  <>
    {apart && <hr className="account-line" />}
    <button
      type="button"
      className="account-item"
      role="menuitem"
      tabIndex={-1}
      aria-haspopup={leadsOn ? 'menu' : undefined}
      onClick={onPress}
    >
      {icon}
      <span className="account-words">{children}</span>
      {leadsOn && <Icon name="right" size="s" />}
    </button>
  </>
)

const edits = [
  ['EDIT_PROFILE_PICTURE', 'auth.edit.picture'],
  ['EDIT_FULLNAME', 'auth.edit.name'],
  ['EDIT_USERNAME', 'auth.edit.username'],
  ['EDIT_BIO', 'auth.edit.bio'],
  ['EDIT_BIRTHDATE', 'auth.edit.birthDate'],
  ['EDIT_SOCIAL_PROFILES', 'auth.edit.social'],
  ['EDIT_EMAIL', 'auth.edit.email'],
  ['EDIT_PHONE_NUMBER', 'auth.edit.phone'],
  ['CATEGORY_SELECTION', 'auth.edit.interests'],
] as const satisfies readonly (readonly [StepName, string])[]

/** Where the arrow keys, Home, End and a first letter lead. */
const target = (items: readonly HTMLElement[], from: number, key: string): HTMLElement | undefined => {
  switch (key) {
    case 'ArrowDown':
      return items[(from + 1) % items.length]
    case 'ArrowUp':
      return items.at(from <= 0 ? -1 : from - 1)
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
    default: {
      if (key.length !== 1 || key === ' ') return
      const inTurn = [...items.slice(from + 1), ...items.slice(0, from + 1)]
      return inTurn.find((it) => it.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()))
    }
  }
}

/** What a signed-in viewer can do about themselves. */
export default function AccountMenu({ user, tell, onClose }: AccountMenuProps) {
  useSheet(sheet)
  const t = useT(authStrings)
  const { element } = useIsland()
  const [page, setPage] = useState<'first' | 'edit' | 'back'>('first')
  const box = useRef<HTMLDivElement>(null)
  const name = user.name ?? user.nickname

  const items = () => [...(box.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins with its first item, or where it was left
  useLayoutEffect(() => {
    const way = page === 'back' ? box.current?.querySelector<HTMLElement>('[aria-haspopup]') : items()[0]
    way?.focus()
  }, [page])

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Tab') return onClose()
    const all = items()
    const to = target(all, all.indexOf(event.target as HTMLElement), event.key)
    if (!to) return
    event.preventDefault()
    to.focus()
  }

  const show = (step: StepName) => () => {
    onClose()
    tell({ type: 'asked', owner: element, asker: element, wish: { action: 'signin' }, step, user })
  }

  return (
    <div ref={box} role="menu" tabIndex={-1} aria-label={t('auth.menu')} onKeyDown={press}>
      {page === 'edit' ? (
        <>
          <Item icon={<Icon name="back" size="m" />} onPress={() => setPage('back')}>
            {t('auth.edit')}
          </Item>
          <hr className="account-line" />
          {edits.map(([step, key]) => (
            <Item key={step} icon={<Icon name={glyphs[step]} size="m" />} onPress={show(step)}>
              {t(key)}
            </Item>
          ))}
          <Item apart icon={<Icon name={glyphs.DELETE_CONFIRMATION} size="m" />} onPress={show('DELETE_CONFIRMATION')}>
            {t('auth.delete')}
          </Item>
        </>
      ) : (
        <>
          <PageLink
            className="account-item account-who"
            page="profile"
            slug={user.nickname}
            role="menuitem"
            tabIndex={-1}
          >
            <Avatar name={name} image={user.image} isAvatar={user.isAvatar} size="l" />
            <span className="account-names">
              <b dir="auto">{name}</b>
              <bdi dir="ltr">@{user.nickname}</bdi>
            </span>
            <span className="visually-hidden">{t('auth.profile')}</span>
          </PageLink>
          <Item apart leadsOn icon={<Icon name={glyphs.edit} size="m" />} onPress={() => setPage('edit')}>
            {t('auth.edit')}
          </Item>
          <PageLink className="account-item" page="settings" role="menuitem" tabIndex={-1}>
            <Icon name={glyphs.settings} size="m" />
            {t('auth.settings')}
          </PageLink>
          {user.ksCbRequestStatus !== 'accepted' && (
            <Item icon={<Icon name="spark" size="m" />} onPress={show('BECOME_CREATOR')}>
              {t('auth.creator')}
            </Item>
          )}
          <Item apart icon={<Icon name={glyphs.SIGN_OUT} size="m" />} onPress={show('SIGN_OUT')}>
            {t('auth.signOut')}
          </Item>
        </>
      )}
    </div>
  )
}
