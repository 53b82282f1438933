import { STILLS } from '@manyhearts/theme-presets/art'
import { Button } from '#site/ui/buttons/button.tsx'
import { CheckList } from '#site/ui/fields/check_list.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import { FailedState } from '#site/ui/feedback/failed_state.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { Panel } from '#site/ui/layout/panel.tsx'
import { useToast } from '#site/ui/overlays/toast.tsx'
import { LONG_WORDS } from '../long_words.ts'
import { Section } from '../section.tsx'
import { State } from '../state.tsx'

const TONES = ['info', 'success', 'warning', 'danger', 'fictional'] as const

export function MessagesSection() {
  const toast = useToast()
  const undo = { label: 'Undo', onPress: () => {} }
  return (
    <Section title="Messages" isWide>
      {TONES.map((tone) => (
        <State key={tone} name={`notice, ${tone}`}>
          <Notice tone={tone} action={<Button variant="secondary">Go on</Button>}>
            One sentence that nobody should miss. {LONG_WORDS.finnish}
          </Notice>
        </State>
      ))}
      {STILLS.map((scene) => (
        <State key={scene} name={`empty, ${scene}`}>
          <EmptyState scene={scene} title="Nothing yet" text="One sentence says why." action={<Button>Go on</Button>} />
        </State>
      ))}
      <State name="failed">
        <FailedState title="That didn’t come" text={LONG_WORDS.german} retryLabel="Try again" onRetry={() => {}} />
      </State>
      <State name="failed, trying again">
        <FailedState title="That didn’t come" retryLabel="Try again" onRetry={() => {}} isRetrying />
      </State>
      <State name="panel">
        <Panel title="Is this you?" text="What waits for the reader, and why.">
          <CheckList lines={['What is promised', LONG_WORDS.german]} />
        </Panel>
      </State>
      <State name="toasts">
        {(['plain', 'success', 'danger'] as const).map((tone) => (
          <Button key={tone} onClick={() => toast({ text: LONG_WORDS.german, tone, action: undo, duration: 60_000 })}>
            Toast, {tone}
          </Button>
        ))}
      </State>
    </Section>
  )
}
