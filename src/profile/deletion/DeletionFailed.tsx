import { useT } from '../../kit/useT'
import { StepFrame } from '../../modal/StepFrame'
import { useStep } from '../../modal/stepContext'
import { Button } from '../../ui/button/Button'
import { FormError } from '../../ui/form/FormError'
import { useStyles } from '../../ui/styles/useStyles'
import type { DeletionTrouble } from '../profile.actions'
import { profileStrings } from '../profile.strings'
import styles from './Deletion.css'

interface Props {
  trouble: DeletionTrouble
  isPending: boolean
  onRetry(): Promise<void>
}

/** The code was right but the deletion failed: shows why, and a retry where that may help. */
export const DeletionFailed = ({ trouble, isPending, onRetry }: Props) => {
  useStyles(styles)
  const t = useT(profileStrings)
  const { close } = useStep()
  const messages = {
    'not-permitted': t('profile.delete.notPermitted'),
    failed: t('profile.delete.failed'),
    'no-answer': t('profile.delete.noAnswer'),
  }
  return (
    <StepFrame title={t('profile.delete.title')}>
      <div>
        <FormError message={messages[trouble.code]} />
        {trouble.message && <p className="deletion-detail">{trouble.message}</p>}
        <div className="deletion-acts">
          <Button onClick={close} data-focus>
            {t('common.close')}
          </Button>
          {trouble.code !== 'not-permitted' && (
            <Button variant="danger" pending={isPending} onClick={() => void onRetry()}>
              {t('profile.delete.yes')}
            </Button>
          )}
        </div>
      </div>
    </StepFrame>
  )
}
