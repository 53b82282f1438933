import { useTranslation } from 'react-i18next'
import { Sparkles } from 'lucide-react'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { Panel } from '#site/ui/layout/panel.tsx'

/** Link to the match finder. Needs the `discovery` namespace. */
export function MatchFinderCard() {
  const { t } = useTranslation('discovery')
  return (
    <Panel title={t('finder.title')} text={t('finder.text')}>
      <div>
        <ButtonLink to="/match-finder" variant="secondary">
          <Sparkles aria-hidden="true" />
          {t('finder.answer_questions')}
        </ButtonLink>
      </div>
    </Panel>
  )
}
