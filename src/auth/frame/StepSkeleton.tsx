import type { StepName } from '../../modal/modal'
import { Skeleton } from '../../ui/state/Skeleton'
import { useStyles } from '../../ui/styles/useStyles'
import styles from './StepSkeleton.css'

interface Props {
  name: StepName | null
}

const cells = ['1', '2', '3', '4', '5', '6']

const Body = ({ name }: Props) => {
  switch (name) {
    case 'LOGIN_OTP_INPUT':
    case 'VERIFY_MAIL_OTP':
    case 'VERIFY_PHONE_OTP':
    case 'VERIFY_IDENTITY':
    case 'VERIFY_DELETE_ACCOUNT':
      return (
        <div className="step-skeleton-cells">
          {cells.map((cell) => (
            <Skeleton key={cell} width="100%" height={56} />
          ))}
        </div>
      )
    case 'SIGN_OUT':
    case 'DELETE_CONFIRMATION':
    case 'REMOVE_PICTURE':
      return null
    case 'BRAND_GUIDELINES':
    case 'CATEGORY_SELECTION':
    case 'DEVICES':
    case 'EDIT_PROFILE_PICTURE':
    case 'MEDIA_UPLOAD':
    case 'GET_APP':
    case 'GET_APP_WITH_BLURRED_BG':
    case 'BECOME_CREATOR':
      return <Skeleton width="100%" height={200} />
    default:
      return (
        <div className="step-skeleton-field">
          <Skeleton width={96} height={14} />
          <Skeleton width="100%" height={48} />
        </div>
      )
  }
}

/** The approximate shape of a step that is loading. */
export const StepSkeleton = ({ name }: Props) => {
  useStyles(styles)
  return (
    <div className="step-skeleton" aria-busy="true">
      <div className="step-skeleton-head">
        <Skeleton width={180} height={22} />
        <Skeleton width={240} height={16} />
      </div>
      <Body name={name} />
      <Skeleton width="100%" height={48} />
      {(name === null || name === 'SIGNIN') && (
        <>
          <Skeleton width="100%" height={20} />
          <Skeleton width="100%" height={48} />
          <Skeleton width="100%" height={36} />
        </>
      )}
    </div>
  )
}
