import type { ApplicationService } from '@adonisjs/core/types'

/** Starts the jobs with the server and lets them finish with it. */
export default class NoticesProvider {
  #stopJobs?: () => Promise<void>

  constructor(protected app: ApplicationService) {}

  async ready() {
    if (!['web', 'test'].includes(this.app.getEnvironment())) return
    const { refuseToLoseMail } = await import('#app/notices/mails/refuse_to_lose_mail')
    const { runJobs } = await import('#app/jobs/run_jobs')
    const { chores, jobs } = await import('#start/jobs')
    refuseToLoseMail()
    this.#stopJobs = await runJobs(jobs, chores)
  }

  async shutdown() {
    await this.#stopJobs?.()
    const { stopJobSender } = await import('#app/jobs/job_sender')
    const { closeMailTransport } = await import('#app/notices/mails/mail_transport')
    await stopJobSender()
    closeMailTransport()
  }
}
