import { EmailPanel } from '#site/features/identity/email_changes/email_panel.tsx'
import { PasswordPanel } from '#site/features/identity/passwords/password_panel.tsx'
import { SessionsPanel } from '#site/features/identity/sessions/sessions_panel.tsx'
import { FakeVisit } from '../fake_visit.tsx'
import { Section } from '../section.tsx'
import { State } from '../state.tsx'

const AT = '2026-03-01T12:00:00.000Z'
const session = { created_at: AT, last_used_at: AT, current: false }

const ANSWERS = {
  'settings.show': { domain_language: 'en-GB' },
  'user.show': { status: 'active', email: 'maximiliane.friederike@vonhohenstaufen-wittelsbach.example', profile: {} },
  'own_sessions.index': {
    sessions: [
      { ...session, id: '1', browser: 'Firefox', system: 'Linux', kind: 'computer', current: true },
      { ...session, id: '2', browser: 'Samsung Internet', system: 'Android', kind: 'phone' },
      { ...session, id: '3', browser: null, system: null, kind: 'tablet' },
    ],
  },
}

export function AccountSection() {
  return (
    <Section title="Account" isWide>
      <FakeVisit answers={ANSWERS}>
        <State name="password">
          <PasswordPanel />
        </State>
        <State name="e-mail address">
          <EmailPanel />
        </State>
        <State name="sessions">
          <SessionsPanel />
        </State>
      </FakeVisit>
      <State name="sessions, waiting">
        <FakeVisit answers={{}}>
          <SessionsPanel />
        </FakeVisit>
      </State>
    </Section>
  )
}
