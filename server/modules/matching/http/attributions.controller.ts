import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AllowAnyone } from '../../../platform/auth/allow.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { AttributionsQuery } from '../queries/attributions.query.js';
import { type Attributions, attributions } from './attributions.contract.js';

@ApiTags('matching')
@Controller('api/taxonomy/attributions')
export class AttributionsController {
  constructor(private readonly shown: AttributionsQuery) {}

  @Get()
  @AllowAnyone()
  @Header('cache-control', 'public, max-age=60')
  @Answers(
    200,
    attributions,
    'The sources of the imported classifications, with the texts that their licences require.',
  )
  read(): Promise<Attributions> {
    return this.shown.execute();
  }
}
