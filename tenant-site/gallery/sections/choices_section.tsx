import { AgeRange } from '#site/ui/fields/age_range.tsx'
import { Checkbox } from '#site/ui/fields/checkbox.tsx'
import { Chips } from '#site/ui/text/chips.tsx'
import { ChoiceCards } from '#site/ui/fields/choice_cards.tsx'
import { Pills } from '#site/ui/fields/pills.tsx'
import { Segments } from '#site/ui/fields/segments.tsx'
import { Switch } from '#site/ui/buttons/switch.tsx'
import { LONG_WORDS } from '../long_words.ts'
import { Section } from '../section.tsx'
import { State } from '../state.tsx'

const TWO = [
  { value: 'yes', label: 'Yes, show them', hint: 'They are marked.' },
  { value: 'no', label: 'No, people only' },
]
const WORDS = [
  { value: 'one', label: LONG_WORDS.german },
  { value: 'two', label: LONG_WORDS.finnish },
]
const CHIPS = ['Bread', 'Chess', LONG_WORDS.finnish].map((text) => ({ key: text, text }))

export function ChoicesSection() {
  return (
    <Section title="Choices" isWide>
      <State name="cards">
        <ChoiceCards legend="Fictional profiles" name="cards" choices={TWO} defaultValue="yes" />
      </State>
      <State name="cards, focus" force="focus-visible">
        <ChoiceCards legend="Fictional profiles" name="cards_focus" choices={TWO} />
      </State>
      <State name="cards, error">
        <ChoiceCards legend="Fictional profiles" name="cards_error" choices={TWO} error="Please choose." />
      </State>
      <State name="cards, long words">
        <ChoiceCards legend={LONG_WORDS.german} name="cards_long" choices={WORDS} />
      </State>
      <State name="segments">
        <Segments legend="I look for" name="segments" choices={TWO} defaultValue="no" />
      </State>
      <State name="segments, long words">
        <Segments legend={LONG_WORDS.finnish} name="segments_long" choices={WORDS} defaultValue="one" />
      </State>
      <State name="check">
        <Checkbox label="I have read the terms" name="check" />
        <Checkbox label="I have read the terms" name="checked" defaultChecked />
        <Checkbox label="I have read the terms" name="check_disabled" disabled />
        <Checkbox label={LONG_WORDS.german} name="check_error" error="Without it we can’t go on." />
      </State>
      <State name="pills">
        <Pills legend="Eyes" name="pills" choices={WORDS} defaultValue="one" hint="One of them." />
        <Pills type="some" legend="Interests" name="some" choices={TWO} defaultValue={['yes', 'no']} />
      </State>
      <State name="pills, focus" force="focus-visible">
        <Pills legend="Eyes" name="pills_focus" choices={TWO} />
      </State>
      <State name="pills, error">
        <Pills legend="Eyes" name="pills_error" choices={TWO} error="Please choose." />
      </State>
      <State name="switch">
        <Switch label="Invisible mode" hint="Nobody sees whether you are online." isOn onChange={() => {}} />
        <Switch label="Privacy mode" isOn={false} onChange={() => {}} />
        <Switch label="Not now" isOn={false} disabled onChange={() => {}} />
        <Switch label={LONG_WORDS.finnish} isOn onChange={() => {}} />
        <Switch isInTable label="By mail" isOn onChange={() => {}} />
      </State>
      <State name="switch, focus" force="focus-visible">
        <Switch label="Invisible mode" isOn onChange={() => {}} />
      </State>
      <State name="range">
        <AgeRange legend="Age" fromLabel="From" toLabel="To" least={18} most={99} defaultValue={[30, 45]} isHydrated />
      </State>
      <State name="range, before the script">
        <AgeRange
          legend="Age before"
          fromLabel="From"
          toLabel="To"
          least={18}
          most={99}
          defaultValue={[30, 45]}
          isHydrated={false}
        />
      </State>
      <State name="chips">
        <Chips label="Interests" chips={CHIPS} />
        <Chips label="Filters" chips={CHIPS.map((chip) => ({ ...chip, removeTo: '/', removeLabel: 'Take away' }))} />
      </State>
    </Section>
  )
}
