import { AgeRange } from '#site/ui/age_range.tsx'
import { Checkbox } from '#site/ui/checkbox.tsx'
import { Chips } from '#site/ui/chips.tsx'
import { ChoiceCards } from '#site/ui/choice_cards.tsx'
import { Segments } from '#site/ui/segments.tsx'
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

/** What people choose from. */
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
