import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { FilterPresetsQuery } from '../queries/filter-presets.query.js';
import { PresetReaders } from '../queries/preset-readers.js';
import { CreatePreset } from '../use-cases/create-preset.js';
import { RemovePreset } from '../use-cases/remove-preset.js';
import { UpdatePreset } from '../use-cases/update-preset.js';
import {
  type CreatePresetRequest,
  createPresetRequest,
  type FilterPreset,
  filterPreset,
  type FilterPresets,
  filterPresets,
  type PresetRemoved,
  presetRemoved,
  type UpdatePresetRequest,
  updatePresetRequest,
} from './candidate-search.contract.js';

/** Drops undefined fields, so that an update does not overwrite values that were not sent. */
const given = <T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

/** Saved filters of the candidate search: the caller's own, and those that their team shares. */
@ApiTags('matching')
@ExactlyOnce()
@Controller('api/filter-presets')
@Allow('RECRUITER')
export class FilterPresetsController {
  constructor(
    private readonly presets: FilterPresetsQuery,
    private readonly readers: PresetReaders,
    private readonly createPreset: CreatePreset,
    private readonly updatePreset: UpdatePreset,
    private readonly removePreset: RemovePreset,
  ) {}

  @Get()
  @Answers(200, filterPresets, 'The caller’s presets and those that the team shares, the default first, then by name.')
  async list(@CurrentActor() actor: Actor): Promise<FilterPresets> {
    return { presets: await this.presets.list(actor) };
  }

  @Post()
  @Answers(201, filterPreset, 'The preset; if it is the default, the others are not.')
  async create(
    @CurrentActor() actor: Actor,
    @Body({ schema: createPresetRequest }) {
      name,
      filters,
      is_default: isDefault,
      is_shared: isShared,
    }: CreatePresetRequest,
  ): Promise<FilterPreset> {
    const reader = await this.readers.of(actor);
    const id = await this.createPreset.execute(reader, { name, filters: given(filters), isDefault, isShared });
    return this.presets.one(actor, id);
  }

  @Get(':id')
  @Answers(200, filterPreset, 'A preset of the caller, or one that the team shares.')
  one(@CurrentActor() actor: Actor, @Param('id', { schema: idSchema }) id: string): Promise<FilterPreset> {
    return this.presets.one(actor, id);
  }

  @Put(':id')
  @Answers(200, filterPreset, 'The preset after the change; missing fields stay unchanged.')
  async update(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: updatePresetRequest }) {
      name,
      filters,
      is_default: isDefault,
      is_shared: isShared,
    }: UpdatePresetRequest,
  ): Promise<FilterPreset> {
    await this.updatePreset.execute(await this.readers.of(actor), id, {
      ...(name === undefined ? {} : { name }),
      ...(filters === undefined ? {} : { filters: given(filters) }),
      ...(isDefault === undefined ? {} : { isDefault }),
      ...(isShared === undefined ? {} : { isShared }),
    });
    return this.presets.one(actor, id);
  }

  @Delete(':id')
  @Answers(200, presetRemoved, 'The preset is deleted.')
  async remove(@CurrentActor() actor: Actor, @Param('id', { schema: idSchema }) id: string): Promise<PresetRemoved> {
    await this.removePreset.execute(await this.readers.of(actor), id);
    return { success: true };
  }
}
