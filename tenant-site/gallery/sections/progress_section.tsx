import { Countdown } from '#site/ui/feedback/countdown.tsx'
import { Gauge } from '#site/ui/feedback/gauge.tsx'
import { LoadingBar } from '#site/ui/feedback/loading_bar.tsx'
import { Price } from '#site/ui/text/price.tsx'
import { Skeleton } from '#site/ui/feedback/skeleton.tsx'
import { Spinner } from '#site/ui/buttons/spinner.tsx'
import { Steps } from '#site/ui/feedback/steps.tsx'
import { Section } from '../section.tsx'
import { State } from '../state.tsx'

export function ProgressSection() {
  return (
    <Section title="Progress and prices">
      <State name="loading">
        <Spinner />
        <LoadingBar isLoading label="Loading" />
      </State>
      {(['text', 'title', 'portrait', 'circle', 'block'] as const).map((shape) => (
        <State key={shape} name={`skeleton, ${shape}`}>
          <div>
            <Skeleton shape={shape} />
          </div>
        </State>
      ))}
      <State name="steps">
        <Steps count={4} current={2} label="Step 2 of 4" />
      </State>
      <State name="gauge">
        <Gauge label="Your profile" percent={60} text="60%" />
        <Gauge label="Nothing yet" percent={0} text="0%" />
      </State>
      <State name="countdown">
        <Countdown hours={3} minutes={7} seconds={0} label="Time left" />
      </State>
      <State name="price">
        <Price amount="€ 11.99" unit="for 75 credits" />
        <Price amount="1.299,00 kr." unit="for 900 credits" size="large" />
      </State>
    </Section>
  )
}
