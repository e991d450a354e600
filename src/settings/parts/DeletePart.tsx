import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { openStep } from '../../modal/openStep'
import { Button } from '../../ui/button/Button'
import { Icon } from '../../ui/icon/Icon'
import { settingsStrings } from '../settings.strings'
import { settingsIcons } from '../settingsIcons'
import type { PartProps } from './part'

/** What deleting the account means, what to do in its place, and the way to it. */
export default function DeletePart({ hrefOf }: PartProps) {
  const { element } = useIsland()
  const t = useT(settingsStrings)
  return (
    <>
      <p className="settings-lead">{t('settings.delete.lead')}</p>
      <ul className="settings-facts">
        <li>
          <Icon name={settingsIcons.videos} size="m" />
          {t('settings.delete.videos')}
        </li>
        <li>
          <Icon name={settingsIcons.contact} size="m" />
          {t('settings.delete.comments')}
        </li>
        <li>
          <Icon name={settingsIcons.people} size="m" />
          {t('settings.delete.leader')}
        </li>
      </ul>
      <ul className="settings-card">
        <li>
          <a className="settings-row" href={hrefOf('privacy')}>
            <Icon name={settingsIcons.download} size="m" />
            <span>
              {t('settings.delete.copy')}
              <em>{t('settings.delete.copy.hint')}</em>
            </span>
            <Icon name="right" size="s" />
          </a>
        </li>
        <li>
          <button type="button" className="settings-row" onClick={() => openStep(element, 'SIGN_OUT')}>
            <Icon name={settingsIcons.signOut} size="m" />
            <span>
              {t('settings.delete.signOut')}
              <em>{t('settings.delete.signOut.hint')}</em>
            </span>
            <Icon name="right" size="s" />
          </button>
        </li>
      </ul>
      <div className="settings-danger">
        <Button variant="outline" aria-haspopup="dialog" onClick={() => openStep(element, 'DELETE_CONFIRMATION')}>
          {t('settings.delete')}
        </Button>
      </div>
    </>
  )
}
