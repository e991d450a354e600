import { formatDay } from '../../kit/format'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { openStep } from '../../modal/openStep'
import { birthParts, networks } from '../../profile/profile'
import type { User } from '../../session/session'
import { Button } from '../../ui/button/Button'
import { Avatar } from '../../ui/image/Avatar'
import { settingsStrings } from '../settings.strings'
import type { PartProps } from './part'
import { StepRows } from './StepRows'

const dayOf = (birth: string | null, locale: string): string | null => {
  const { year, month, day } = birthParts(birth)
  return day ? formatDay(new Date(Number(year), Number(month) - 1, Number(day)).getTime(), locale) : null
}

const Content = ({ user }: { user: User }) => {
  const { element, settings } = useIsland()
  const t = useT(settingsStrings)
  const { name, nickname, bio, birth, image, isAvatar } = user
  const linked = networks.filter((network) => user[network]).length
  return (
    <>
      <div className="settings-picture">
        <Avatar name={name ?? nickname} image={image} isAvatar={isAvatar} size="3xl" />
        <Button
          variant="outline"
          small
          aria-haspopup="dialog"
          onClick={() => openStep(element, 'EDIT_PROFILE_PICTURE')}
        >
          {t('settings.picture')}
        </Button>
      </div>
      <StepRows
        rows={[
          { step: 'EDIT_FULLNAME', label: t('settings.name'), value: name },
          { step: 'EDIT_USERNAME', label: t('settings.username'), value: nickname },
          { step: 'EDIT_BIO', label: t('settings.bio'), value: bio },
          { step: 'EDIT_BIRTHDATE', label: t('settings.birthDate'), value: dayOf(birth, settings.locale) },
          {
            step: 'EDIT_SOCIAL_PROFILES',
            label: t('settings.social'),
            value: linked > 0 ? t('settings.social.count', { linked, all: networks.length }) : null,
          },
          { step: 'CATEGORY_SELECTION', label: t('settings.interests') },
        ]}
      />
    </>
  )
}

/** What others see of the viewer. */
export default function ProfilePart({ user }: PartProps) {
  return user && <Content user={user} />
}
