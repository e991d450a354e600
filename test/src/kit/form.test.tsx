import { expect } from '@open-wc/testing'
import { boolean, object } from 'yup'
import { draftsOf, type FormOptions, type Form as FormState, useForm } from '../../../src/kit/form'
import { bySchema } from '../../../src/kit/formSchema'
import { CheckField } from '../../../src/ui/form/CheckField'
import { Form } from '../../../src/ui/form/Form'
import { TextField } from '../../../src/ui/form/TextField'
import { email, fullName } from '../../../src/wire/fields'
import { draw, until, wipe } from '../../support/draw'
import { blur, click, pressEnter, type } from '../../support/input'

interface Values {
  email: string
  name: string
  agreed: boolean
}

const validate = bySchema(object({ email: email().required(), name: fullName(), agreed: boolean().required() }))
const messages = {
  email: { email: 'Please enter a valid email address.', required: 'Please enter a valid email address.' },
  name: { matches: 'Letters only', max: 'Too long' },
}
const blank: Values = { email: '', name: '', agreed: false }

let form: FormState<Values>

const Sample = (options: Partial<FormOptions<Values>>) => {
  form = useForm<Values>({ validate, messages, initial: blank, onSubmit: async () => undefined, ...options })
  return (
    <Form form={form} submit="Save">
      <TextField label="Email" type="email" {...form.field('email')} />
      <TextField label="Name" {...form.field('name')} />
      <CheckField label="Agree" {...form.field('agreed')} />
    </Form>
  )
}

/** What was sent, and ways to answer it. */
const outbox = () => {
  const sent: Values[] = []
  const waiting: ((work: () => void) => void)[] = []
  const onSubmit: FormOptions<Values>['onSubmit'] = (values) => {
    sent.push(values)
    return new Promise<void>((resolve) => {
      waiting.push((work) => {
        work()
        resolve()
      })
    })
  }
  return { sent, onSubmit, answer: (work = () => {}) => waiting.shift()?.(work) }
}

const renderForm = (options: Partial<FormOptions<Values>> = {}) => {
  const drawn = draw(<Sample {...options} />)
  const input = (name: string) => drawn.find<HTMLInputElement>(`[name="${name}"]`)!
  const message = (name: string) => drawn.find(`#${CSS.escape(input(name).getAttribute('aria-describedby')!)}`)
  return {
    ...drawn,
    input,
    says: (name: string) => message(name)?.textContent,
    button: () => drawn.find<HTMLButtonElement>('button')!,
  }
}

describe('a form', () => {
  afterEach(() => {
    wipe()
    sessionStorage.clear()
  })

  it('validates on submit, and on every change from then on [E01, E18]', () => {
    const { input, says, root } = renderForm()
    type(input('email'), 'mira@')
    blur(input('email'))
    expect(says('email')).to.equal('')
    expect(input('email').getAttribute('aria-invalid')).to.equal('false')
    pressEnter(input('name'))
    expect(says('email')).to.equal('Please enter a valid email address.')
    expect(input('email').getAttribute('aria-invalid')).to.equal('true')
    expect(root.activeElement, 'the wrong value is there to be typed over').to.equal(input('email'))
    type(input('email'), 'mira@lumen.art')
    expect(says('email')).to.equal('')
    type(input('email'), 'mira@lumen')
    expect(says('email')).to.equal('Please enter a valid email address.')
  })

  it('selects the wrong value for retyping', () => {
    const { input } = renderForm()
    type(input('name'), 'M_ra')
    type(input('email'), 'mira@lumen.art')
    pressEnter(input('email'))
    expect([input('name').selectionStart, input('name').selectionEnd]).to.eql([0, 4])
  })

  it('can validate when a field with a value loses the focus [E02]', () => {
    const { input, says } = renderForm({ showOn: 'blur' })
    input('name').focus()
    blur(input('name'))
    expect(says('name')).to.equal('')
    type(input('name'), 'M_ra')
    expect(says('name')).to.equal('')
    blur(input('name'))
    expect(says('name')).to.equal('Letters only')
    type(input('name'), 'Mira')
    expect(says('name')).to.equal('')
  })

  it('can validate while typing [E06]', () => {
    const { input, says } = renderForm({ showOn: 'change' })
    expect(says('email')).to.equal('')
    type(input('name'), 'M_ra')
    expect(says('name')).to.equal('Letters only')
    expect(says('email')).to.equal('')
  })

  it('disables the button until it is valid, and Enter shows why [E01]', () => {
    const { input, says, button } = renderForm()
    expect(button().disabled).to.equal(true)
    pressEnter(input('name'))
    expect(says('email')).to.equal('Please enter a valid email address.')
    type(input('email'), 'mira@lumen.art')
    expect(button().disabled).to.equal(false)
  })

  it('is not sent by an Enter that confirms a word in an input method', () => {
    const box = outbox()
    const { input } = renderForm({ onSubmit: box.onSubmit })
    type(input('email'), 'mira@lumen.art')
    pressEnter(input('email'), { isComposing: true })
    expect(box.sent).to.eql([])
    pressEnter(input('email'))
    expect(box.sent).to.have.length(1)
  })

  it('sends once, however often it is pressed, with trimmed values', async () => {
    const box = outbox()
    const { input, button } = renderForm({ onSubmit: box.onSubmit })
    type(input('email'), '  mira@lumen.art ')
    type(input('name'), ' Zoe\u0308 ')
    button().click()
    button().click()
    pressEnter(input('email'))
    form.submit()
    expect(box.sent).to.eql([{ email: 'mira@lumen.art', name: 'Zo\u00eb', agreed: false }])
    await until(() => button().getAttribute('aria-busy') === 'true', 'it shows that it waits')
    expect(button().disabled, 'it keeps the focus').to.equal(false)
    box.answer()
    await until(() => button().getAttribute('aria-busy') === 'false', 'it has ended')
    expect(form.isChanged).to.equal(false)
    button().click()
    expect(box.sent).to.have.length(2)
  })

  it('sends a change of the same task', () => {
    const box = outbox()
    renderForm({ onSubmit: box.onSubmit })
    form.field('email').onChange('mira@lumen.art')
    form.submit()
    expect(box.sent.map(({ email }) => email)).to.eql(['mira@lumen.art'])
  })

  it('shows the server’s message on the field until the value changes', async () => {
    const box = outbox()
    const { input, says, button, root } = renderForm({ onSubmit: box.onSubmit })
    type(input('email'), 'mira@lumen.art')
    button().focus()
    click(button())
    box.answer(() => form.fail('email', 'Somebody else has it'))
    await until(() => says('email') === 'Somebody else has it', 'the refusal')
    await until(() => !form.isPending, 'it may be sent again')
    expect(root.activeElement).to.equal(input('email'))
    expect([input('email').getAttribute('aria-invalid'), form.isChanged]).to.eql(['true', true])
    expect(button().disabled, 'the same may be tried again').to.equal(false)
    type(input('email'), 'mira@lumen.ar')
    expect(says('email')).to.equal('')
  })

  it('does not show the server’s message of an earlier value on a newer one', async () => {
    const box = outbox()
    const { input, says } = renderForm({ onSubmit: box.onSubmit })
    type(input('email'), 'mira@lumen.art')
    pressEnter(input('email'))
    type(input('email'), 'jun@lumen.art')
    box.answer(() => form.fail('email', 'No'))
    await until(() => !form.isPending, 'it has ended')
    expect(says('email')).to.equal('')
    expect(input('email').value).to.equal('jun@lumen.art')
  })

  it('shows an error of the whole form, also for an unexpected exception', async () => {
    const box = outbox()
    const { input, find } = renderForm({ onSubmit: box.onSubmit })
    type(input('email'), 'mira@lumen.art')
    pressEnter(input('email'))
    box.answer(() => form.fail(null, 'Not now'))
    await until(() => find('[role="alert"]')?.textContent === 'Not now', 'the message')
    wipe()
    const other = renderForm({ onSubmit: () => Promise.reject(new Error('?')) })
    type(other.input('email'), 'mira@lumen.art')
    pressEnter(other.input('email'))
    await until(() => other.find('[role="alert"]')?.textContent?.startsWith('Something went wrong'), 'the message')
    expect(form.isPending).to.equal(false)
  })
})

describe('a draft', () => {
  const keep = '3/contact'
  const drafts = () => draftsOf({ apiHost: 'https://api.example', storageMode: 'local' })

  afterEach(() => {
    wipe()
    sessionStorage.clear()
  })

  const typed = async (box = outbox()) => {
    const made = renderForm({ keep, onSubmit: box.onSubmit })
    type(made.input('email'), 'mira@lumen.art')
    return { ...made, box }
  }

  it('is restored when the form opens again', async () => {
    await typed()
    wipe()
    const { input } = renderForm({ keep })
    expect(input('email').value).to.equal('mira@lumen.art')
    expect(form.isChanged).to.equal(true)
    wipe()
    const other = renderForm({ keep: '4/contact' })
    expect(other.input('email').value, 'another viewer’s form').to.equal('')
  })

  it('shows its errors immediately when it is restored', async () => {
    const { input } = await typed()
    type(input('name'), 'M_ra')
    wipe()
    expect(renderForm({ keep }).says('name')).to.equal('Letters only')
  })

  it('survives a refusal and is removed by a save', async () => {
    const { box, input } = await typed()
    pressEnter(input('email'))
    box.answer(() => form.fail(null, 'Not now'))
    await until(() => !form.isPending, 'refused')
    expect(drafts().get(keep)).to.eql({ email: 'mira@lumen.art' })
    pressEnter(input('email'))
    box.answer()
    await until(() => !form.isPending, 'saved')
    expect(drafts().get(keep)).to.eql({})
    expect(sessionStorage.length).to.equal(0)
  })

  it('is removed by a save that ends after the form was closed', async () => {
    const { box, input } = await typed()
    pressEnter(input('email'))
    wipe()
    expect(drafts().get(keep)).to.eql({ email: 'mira@lumen.art' })
    box.answer()
    await until(() => sessionStorage.length === 0, 'forgotten')
  })

  it('is removed when it is discarded or typed back', async () => {
    const { input } = await typed()
    click(document.createElement('i'))
    form.discard()
    await until(() => input('email').value === '', 'empty again')
    expect(drafts().get(keep)).to.eql({})
    type(input('email'), 'm')
    expect(drafts().get(keep)).to.eql({ email: 'm' })
    type(input('email'), '')
    expect(drafts().get(keep)).to.eql({})
  })

  it('is ignored when its stored value has another shape', () => {
    drafts().set(keep, { email: true, other: 'x' } as never)
    expect(renderForm({ keep }).input('email').value).to.equal('')
    expect(form.isChanged).to.equal(false)
  })
})
