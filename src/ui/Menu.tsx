import { type ComponentProps, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { classes } from './classes'
import { Icon } from './Icon'
import sheet from './Menu.css'
import { PageLink } from './PageLink'
import { useSheet } from './useSheet'

interface ItemProps {
  icon: ReactNode
  /** Something stands between it and what is before it. */
  apart?: boolean
  /** Its further items are a page of their own. */
  leadsOn?: boolean
  onPress(): void
  children: ReactNode
}

export const MenuItem = ({ icon, apart, leadsOn, onPress, children }: ItemProps) => (
  <>
    {apart && <MenuLine />}
    <button
      type="button"
      className="menu-item"
      role="menuitem"
      tabIndex={-1}
      aria-haspopup={leadsOn ? 'menu' : undefined}
      onClick={onPress}
    >
      {icon}
      <span className="menu-words">{children}</span>
      {leadsOn && <Icon name="right" size="s" />}
    </button>
  </>
)

/** An item that leads to a page of ours. */
export const MenuLink = ({ className, ...rest }: ComponentProps<typeof PageLink>) => (
  <PageLink {...rest} className={classes('menu-item', className)} role="menuitem" tabIndex={-1} />
)

export const MenuLine = () => <hr className="menu-line" />

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

interface Props {
  label: string
  /** Names the items that it holds now: others begin with the first of them. */
  page: string
  /** The page has been come back to: it begins with the item that led on from it. */
  isBack?: boolean
  /** Tab leaves a menu; Escape is the popover's that it stands in. */
  onClose(): void
  children: ReactNode
}

/** Items to choose one of, in a popover: one of them has the focus, and keys move it. */
export const Menu = ({ label, page, isBack = false, onClose, children }: Props) => {
  useSheet(sheet)
  const box = useRef<HTMLDivElement>(null)
  const items = () => [...(box.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins with its first item, or where it was left
  useLayoutEffect(() => {
    const way = isBack ? box.current?.querySelector<HTMLElement>('[aria-haspopup]') : items()[0]
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

  return (
    <div ref={box} className="menu" role="menu" tabIndex={-1} aria-label={label} onKeyDown={press}>
      {children}
    </div>
  )
}
