import { useTranslation } from 'react-i18next'
import { useSignups } from '#site/lib/brand/use_signups.ts'

export type Step = { title: string; text: string }

/** How one becomes a member. */
const FIRST = { open: 'sign_up', by_invitation: 'invited', by_link: 'by_link' } as const

/** None while nobody can join. */
export function useSteps(): { title: string; steps: Step[] } {
  const { t } = useTranslation('reach')
  const signups = useSignups()
  const names = signups === 'closed' ? [] : ([FIRST[signups], 'look', 'write'] as const)
  return {
    title: t('index.steps.title'),
    steps: names.map((name) => ({ title: t(`index.steps.${name}`), text: t(`index.steps.${name}_text`) })),
  }
}
