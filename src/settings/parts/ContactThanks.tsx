import { useLayoutEffect, useRef } from 'react'
import { useT } from '../../kit/useT'
import { Icon } from '../../ui/icon/Icon'
import { contactStrings } from './contact.strings'

interface Props {
  /** Where the answer goes. */
  address: string
  /** Of the list of settings. */
  href: string
}

/** Says that the message has arrived. */
export const ContactThanks = ({ address, href }: Props) => {
  const t = useT(contactStrings)
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone.
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <div className="settings-thanks">
      <span className="settings-thanks-mark">
        <Icon name="check" />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        {t('contact.thanks')}
      </h2>
      <p>{t('contact.thanks.text', { address })}</p>
      <a className="button button-outline" href={href}>
        {t('contact.thanks.back')}
      </a>
    </div>
  )
}
