import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SecondFactor } from './second-factor.entity.js';
import { SecondFactorsService } from './second-factors.service.js';

export { CodeField } from './code.decorator.js';
export { secondFactorTexts } from './second-factor-texts.js';
export { SecondFactorsService } from './second-factors.service.js';

/** A second proof at the sign-in: a code of an app, beside the password. */
@Module({
  imports: [TypeOrmModule.forFeature([SecondFactor])],
  providers: [SecondFactorsService],
  exports: [SecondFactorsService],
})
export class SecondFactorModule {}
