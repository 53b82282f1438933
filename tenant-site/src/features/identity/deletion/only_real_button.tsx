import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { refusal } from '#site/lib/api/refusal.ts'
import { useTakeUser } from '#site/lib/user/use_take_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { useToast } from '#site/ui/overlays/toast.tsx'

/** Turns off fictional profiles. */
export function OnlyRealButton() {
  const { t } = useTranslation(['identity', 'site'])
  const { api } = useVisit()
  const takeUser = useTakeUser()
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => takeUser((await api.user.update({ body: { show_fictional: false } })).user),
    onSuccess: () => toast({ text: t('deletion.help.only_real_done'), tone: 'success' }),
    onError: (error) => toast({ text: refusal(error).message || t('site:load_failed.offline'), tone: 'danger' }),
  })
  return (
    <Button variant="outline" busy={isPending} onClick={() => mutate()}>
      {t('deletion.help.only_real')}
    </Button>
  )
}
