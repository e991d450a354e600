import type { Profile } from '../entities/profile'
import { perform } from '../intent/perform.actions'
import { showFailure } from '../intent/showFailure'
import { useIsland } from '../kit/island'
import { stringsPart } from '../kit/strings'
import { useT } from '../kit/useT'
import type { StepName } from '../modal/modal'
import { openStep } from '../modal/openStep'
import { editIcons } from '../profile/editIcons'
import { en } from '../strings/en/account'
import { flag } from '../ui/icon/flag'
import { BottomSheet } from '../ui/overlay/BottomSheet'
import { SheetRow, SheetRows } from '../ui/overlay/SheetRow'
import { blockIcon } from './profileIcons'
import { profilePageStrings } from './profilePage.strings'

const editStrings = stringsPart('account', en)

/** What others see of the viewer, by the modal's step that changes it. */
const edits = [
  ['EDIT_PROFILE_PICTURE', 'auth.edit.picture'],
  ['EDIT_FULLNAME', 'auth.edit.name'],
  ['EDIT_USERNAME', 'auth.edit.username'],
  ['EDIT_BIO', 'auth.edit.bio'],
  ['EDIT_SOCIAL_PROFILES', 'auth.edit.social'],
] as const satisfies readonly (readonly [StepName, string])[]

const EditRows = ({ onClose }: { onClose(): void }) => {
  const { element } = useIsland()
  const t = useT(editStrings)
  const edit = (step: StepName) => {
    onClose()
    openStep(element, step)
  }
  return (
    <SheetRows>
      {edits.map(([step, key]) => (
        <SheetRow key={step} icon={editIcons[step]} first={step === edits[0][0]} onPress={() => edit(step)}>
          {t(key)}
        </SheetRow>
      ))}
    </SheetRows>
  )
}

export interface ProfileSheetProps {
  profile: Profile
  onClose(): void
}

/** What else can be done with a profile. */
export default function ProfileSheet({ profile, onClose }: ProfileSheetProps) {
  const { element } = useIsland()
  const t = useT(profilePageStrings)
  const { ownerId, slug, name, isOwn } = profile
  const block = () => {
    onClose()
    perform({ type: 'block', userId: ownerId, name, blocked: true }, element)
  }
  const report = () => {
    onClose()
    import('../report/personReport.open')
      .then(({ openPersonReport }) => openPersonReport(element, { id: ownerId, slug, name, block }))
      .catch((error: unknown) => showFailure(element, error))
  }
  return (
    <BottomSheet title={isOwn ? t('person.edit') : t('person.more', { name })} size="compact" onClose={onClose}>
      {isOwn ? (
        <EditRows onClose={onClose} />
      ) : (
        <SheetRows>
          <SheetRow icon={flag} first onPress={report}>
            {t('person.report', { name })}
          </SheetRow>
          <SheetRow icon={blockIcon} danger onPress={block}>
            {t('person.block', { name })}
          </SheetRow>
        </SheetRows>
      )}
    </BottomSheet>
  )
}
