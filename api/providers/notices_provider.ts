import type { ApplicationService } from '@adonisjs/core/types'

export default class NoticesProvider {
  #stopJobs?: () => Promise<void>

  constructor(protected app: ApplicationService) {}

  async ready() {
    if (!['web', 'test'].includes(this.app.getEnvironment())) return
    const { refuseToLoseMail } = await import('#app/notices/mails/refuse_to_lose_mail')
    const { runJobs } = await import('#app/jobs/run_jobs')
    const { scheduledJobs, jobs } = await import('#start/jobs')
    refuseToLoseMail()
    this.#stopJobs = await runJobs(jobs, scheduledJobs)
  }

  async shutdown() {
    await this.#stopJobs?.()
    const { stopJobSender } = await import('#app/jobs/job_sender')
    const { closeMailTransport } = await import('#app/notices/mails/mail_transport')
    await stopJobSender()
    closeMailTransport()
  }
}
