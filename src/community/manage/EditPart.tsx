import { useAtomValue } from 'jotai'
import { type SyntheticEvent, useRef } from 'react'
import { useForm } from '../../kit/form'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { PictureField } from '../../profile/PictureField'
import { profileStrings } from '../../profile/profile.strings'
import { viewerIdAtom } from '../../session/session.atoms'
import { SocialFields } from '../../social/SocialFields'
import { Button } from '../../ui/button/Button'
import { CheckField } from '../../ui/form/CheckField'
import { Form } from '../../ui/form/Form'
import { TextArea } from '../../ui/form/TextArea'
import { TextField } from '../../ui/form/TextField'
import { fieldLimits } from '../../wire/fieldLimits'
import { changesFrom, type EditValues, fromRules, toRules, validateCommunity, valuesOf } from './editValues'
import { useManage } from './ManageContext'
import { editCommunity } from './manage.actions'
import { manageStrings } from './manage.strings'
import type { PartProps } from './parts'
import { RulesField } from './RulesField'

/** The form's state, with its messages; what was typed stays for the next time until it is saved or discarded. */
const useEdit = () => {
  const { settings } = useIsland()
  const t = useT(manageStrings)
  const ofProfile = useT(profileStrings)
  const viewerId = useAtomValue(viewerIdAtom(settings))
  const { community, act } = useManage()
  const { id } = community
  // As they were when the form opened, since somebody else may change others meanwhile.
  const before = useRef(valuesOf(community))
  const noName = t('manage.edit.name.empty')
  const ofHandle = { matches: ofProfile('profile.social.matches'), max: ofProfile('profile.social.max') }
  return useForm<EditValues>({
    validate: validateCommunity,
    initial: before.current,
    keep: `${viewerId} community ${id}`,
    showOn: 'change',
    messages: {
      name: {
        ...{ required: noName, visible: noName },
        max: t('manage.edit.name.long', { limit: fieldLimits.placeName }),
      },
      description: { max: t('manage.edit.description.long', { limit: fieldLimits.placeDescription }) },
      social_web_url: { url: t('manage.edit.web.wrong') },
      ...{ insta: ofHandle, youtube: ofHandle, tiktok: ofHandle, twitter: ofHandle, reddit_id: ofHandle },
      linkedin: { linkedin: ofProfile('profile.social.linkedin') },
    },
    onSubmit: async (values, { fail }) => {
      const isSaved = await act(
        () => editCommunity(settings, id, changesFrom(before.current, values)),
        t('manage.saved'),
      )
      if (isSaved) before.current = values
      else fail(null, t('manage.edit.notSaved'))
    },
  })
}

/** What a community says of itself, how it looks, and whether it is joined by request. */
export default function EditPart(_: PartProps) {
  const t = useT(manageStrings)
  const ofProfile = useT(profileStrings)
  const { community, ask } = useManage()
  const form = useEdit()
  const { values, field } = form
  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault()
    const waiting = community.requests ?? 0
    const opens = community.isClosed && !values.isClosed && waiting > 0
    if (!opens || !form.isValid) return form.submit()
    ask({
      title: t('manage.open.title'),
      text: t('manage.open.text', { count: waiting }),
      act: t('manage.open.act'),
      onConfirm: () => form.submit(),
    })
  }
  const { onBlur: _picture, ...picture } = field('picture')
  const { onBlur: _banner, ...banner } = field('banner')
  return (
    <Form form={{ ...form, submit }} submit={t('manage.save')} ready={form.isValid && form.isChanged}>
      <PictureField label={t('manage.edit.picture')} owner={values.name} {...picture} />
      <PictureField label={t('manage.edit.banner')} owner={values.name} shape="banner" {...banner} />
      <TextField label={t('manage.edit.name')} counter={fieldLimits.placeName} autoComplete="off" {...field('name')} />
      <TextArea
        label={t('manage.edit.description')}
        counter={fieldLimits.placeDescription}
        rows={4}
        {...field('description')}
      />
      <RulesField rules={toRules(values.rules)} onChange={(rules) => field('rules').onChange(fromRules(rules))} />
      <fieldset className="manage-links">
        <legend>{t('manage.edit.links')}</legend>
        <SocialFields
          fields={[
            { name: 'social_web_url', network: 'web', label: t('manage.edit.web'), isAddress: true },
            { name: 'insta', network: 'instagram', label: ofProfile('profile.social.insta') },
            { name: 'youtube', network: 'youtube', label: ofProfile('profile.social.youtube') },
            { name: 'tiktok', network: 'tiktok', label: ofProfile('profile.social.tiktok') },
            { name: 'twitter', network: 'x', label: ofProfile('profile.social.x') },
            {
              name: 'linkedin',
              network: 'linkedin',
              label: ofProfile('profile.social.linkedinAddress'),
              isAddress: true,
            },
            { name: 'reddit_id', network: 'reddit', label: t('manage.edit.reddit') },
          ]}
          field={field}
        />
      </fieldset>
      <CheckField
        label={
          <>
            {t('manage.edit.closed')}
            <small className="manage-hint">{t('manage.edit.closed.hint')}</small>
          </>
        }
        {...field('isClosed')}
      />
      {form.isChanged && (
        <div className="manage-discard">
          <Button variant="quiet" small onClick={form.discard}>
            {t('manage.edit.discard')}
          </Button>
        </div>
      )}
    </Form>
  )
}
