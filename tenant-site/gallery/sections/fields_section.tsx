import { Button } from '#site/ui/buttons/button.tsx'
import { CodeField } from '#site/ui/fields/code_field.tsx'
import { DateOfBirthField } from '#site/ui/fields/date_of_birth_field.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { PasswordField } from '#site/ui/fields/password_field.tsx'
import { SelectField } from '#site/ui/fields/select_field.tsx'
import { TextArea } from '#site/ui/fields/text_area.tsx'
import { TextField } from '#site/ui/fields/text_field.tsx'
import { LONG_WORDS } from '../long_words.ts'
import { Section } from '../section.tsx'
import { State } from '../state.tsx'

const PARTS = { day: 'Day', month: 'Month', year: 'Year' }
const COUNTRIES = [
  { value: 'FI', label: 'Suomi' },
  { value: 'DE', label: 'Deutschland' },
]

export function FieldsSection() {
  return (
    <Section title="Fields">
      <State name="empty">
        <TextField label="E-mail" type="email" placeholder="you@example.com" />
      </State>
      <State name="filled, hint">
        <TextField label="Name" defaultValue="Mira" hint="Others see it." />
      </State>
      <State name="focus" force="focus-visible">
        <TextField label="Name" defaultValue="Mira" />
      </State>
      <State name="error">
        <TextField label="E-mail" defaultValue="mira@" error="That doesn’t look like an address." />
      </State>
      <State name="disabled">
        <TextField label="E-mail" defaultValue="mira@example.com" disabled />
      </State>
      <State name="long words">
        <TextField label={LONG_WORDS.german} hint={LONG_WORDS.finnish} error={LONG_WORDS.german} />
      </State>
      <State name="password">
        <PasswordField label="Password" defaultValue="something" showLabel="Show it" hideLabel="Hide it" />
      </State>
      <State name="text area">
        <TextArea label="About you" defaultValue="I bake bread on Sundays." hint="In your own words." rows={4} />
      </State>
      <State name="text area, error">
        <TextArea label="About you" error="That is too long." />
      </State>
      <State name="select">
        <SelectField label="Country" options={COUNTRIES} empty="Any" />
      </State>
      <State name="select, disabled">
        <SelectField label="Region" options={COUNTRIES} disabled />
      </State>
      <State name="select, error">
        <SelectField label="Country" options={COUNTRIES} error="Where do you live?" />
      </State>
      <State name="birthday">
        <DateOfBirthField
          label="Date of birth"
          name="born"
          partLabels={PARTS}
          language="en"
          defaultValue="1990-03-07"
        />
      </State>
      <State name="birthday, error">
        <DateOfBirthField label="Date of birth" name="born" partLabels={PARTS} language="de" error="Not yet 18." />
      </State>
      <State name="code">
        <CodeField label="Code" length={6} action={<Button>Go on</Button>} />
      </State>
      <State name="part of a form">
        <FormSection title="About you" text="What others read first.">
          <TextField label="Name" />
        </FormSection>
      </State>
    </Section>
  )
}
