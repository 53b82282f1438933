import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#site/ui/buttons/button.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { TextField } from '#site/ui/fields/text_field.tsx'
import { useToast } from '#site/ui/overlays/toast.tsx'
import { useForm } from '#site/lib/forms/use_form.ts'
import { showUser } from '#site/lib/user/show_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

export function ChangeAddress() {
  const { t } = useTranslation('site')
  const visit = useVisit()
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { form, busy, errors, failure } = useForm(async (data) => {
    const { user } = await visit.api.activationAddresses.update({ body: { email: String(data.get('email')) } })
    showUser(visit, user)
    toast({ text: t('activation.address_changed', { email: user.email }), tone: 'success' })
    setOpen(false)
  })
  return (
    <>
      <Button variant="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t('activation.wrong_address')}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Form {...form}>
            <TextField
              label={t('activation.new_address')}
              hint={t('activation.new_address_hint')}
              name="email"
              type="email"
              autoComplete="email"
              required
              error={errors.email}
            />
            {failure && (
              <Notice tone="danger" isLive>
                {failure}
              </Notice>
            )}
            <Button type="submit" variant="outline" wide busy={busy}>
              {t('activation.change_send')}
            </Button>
          </Form>
        )}
      </div>
    </>
  )
}
