import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { boolean, object } from 'yup'
import { useBrand } from '../../brand/useBrand'
import { useForm } from '../../kit/form'
import { bySchema } from '../../kit/formSchema'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { StepFrame } from '../../modal/StepFrame'
import { useStep } from '../../modal/stepContext'
import { useAuthContext } from '../../session/AuthProvider'
import { CheckField } from '../../ui/form/CheckField'
import { Form } from '../../ui/form/Form'
import { onboardingStrings } from '../onboarding.strings'
import { useOnboarding } from '../useOnboarding'
import { GuidelineList } from './GuidelineList'
import { acceptGuidelines } from './guidelines.actions'
import { guidelinesAtom } from './guidelines.query'

const validate = bySchema(object({ agreed: boolean().oneOf([true]).required() }))
const initial = { agreed: false }

/** BRAND_GUIDELINES: the brand's guidelines, which the viewer accepts. */
export default function BrandGuidelines() {
  const t = useT(onboardingStrings)
  const { element, settings } = useIsland()
  const { dispatch } = useStep()
  const { count } = useOnboarding()
  const { user } = useAuthContext()
  const brand = useBrand().data
  const brandId = settings.brandId ?? user?.brandId ?? null
  const guidelines = useAtomValue(useMemo(() => guidelinesAtom(settings, brandId), [settings, brandId]))
  const form = useForm({
    validate,
    initial,
    messages: { agreed: { oneOf: t('onboarding.guidelines.required') } },
    showOn: 'change',
    onSubmit: async (_, { fail }) => {
      if (!user) return
      if (await acceptGuidelines(element)) dispatch({ type: 'guidelines-accepted', user })
      else fail(null, t('onboarding.guidelines.acceptFailed'))
    },
  })
  // Without a brand there are no guidelines.
  const list = brandId === null ? [] : guidelines.data
  const lead = brand && list && list.length > 0
  // The form shows only with the list: a viewer cannot accept guidelines that did not load.
  return (
    <StepFrame
      count={count}
      title={t('onboarding.guidelines.title')}
      lead={lead && t('onboarding.guidelines.lead', { count: list.length, brand: brand.name })}
    >
      <GuidelineList list={list} request={guidelines} />
      {list && (
        <Form form={form} submit={t('onboarding.continue')}>
          <CheckField label={t('onboarding.guidelines.agree')} {...form.field('agreed')} />
        </Form>
      )}
    </StepFrame>
  )
}
